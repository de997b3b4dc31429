// Problems with a rule of their own: two numbers at once, a memory of the last move, coins that are turned, symmetry, points and parity.
import type { Technique } from './problem.js';

export const disguise: readonly Technique[] = [
  {
    name: { en: 'Two numbers: Euclid and Wythoff', es: 'Dos números: Euclides y Wythoff' },
    idea: {
      en: 'Draw the table of both numbers and look for its lines. In both games they are bounded by the golden ratio.',
      es: 'Dibuja la tabla de los dos números y busca sus rectas. En ambos juegos las marca la razón áurea.',
    },
    chapters: ['euclid', 'wythoff'],
    problems: [
      {
        judge: 'UVA',
        title: "Euclid's Game",
        address: 'https://onlinejudge.org/external/103/10368.pdf',
        task: { en: 'subtract a multiple of the smaller number from the larger', es: 'se resta del número mayor un múltiplo del menor' },
        example: 'euclid?x=34&y=12',
      },
      {
        judge: 'HDU 1527',
        title: '取石子游戏',
        address: 'https://acm.hdu.edu.cn/showproblem.php?pid=1527',
        task: { en: 'Wythoff: take from one heap, or as many from both', es: 'Wythoff: se toma de un montón, o lo mismo de los dos' },
        example: 'wythoff?x=8&y=4',
      },
      {
        judge: 'AtCoder',
        title: 'Candy Piles',
        address: 'https://atcoder.jp/contests/agc002/tasks/agc002_e',
        task: {
          en: 'eat the largest pile, or one of each; whoever eats the last candy loses: the diagonals are constant',
          es: 'se come el montón mayor, o uno de cada; pierde quien come el último dulce: las diagonales son constantes',
        },
        rules: `piles = {3, 2, 1}
gone: 0..len(piles) = 0
eaten: 0..60 = 0
move "eat the largest pile" if gone < len(piles) and piles[gone] > eaten: gone += 1
move "eat one of each" if gone < len(piles) and piles[gone] > eaten: eaten += 1
end: next wins`,
      },
    ],
  },
  {
    name: { en: 'The last move counts', es: 'Cuenta la última jugada' },
    idea: {
      en: 'If a move limits the next one, the limit is part of the position.',
      es: 'Si una jugada limita la siguiente, el límite es parte de la posición.',
    },
    chapters: ['recipe'],
    problems: [
      {
        judge: 'HDU 2516',
        title: '取石子游戏',
        address: 'https://acm.hdu.edu.cn/showproblem.php?pid=2516',
        task: {
          en: 'take at most twice what was taken before: Fibonacci Nim',
          es: 'se toma a lo sumo el doble de lo tomado antes: Nim de Fibonacci',
        },
        example: 'fibonacci-nim?n=13&m=12',
      },
      {
        judge: 'Codeforces',
        title: 'Stoned Game',
        address: 'https://codeforces.com/problemset/problem/1396/B',
        task: {
          en: 'one stone a move, not from the heap of the move before',
          es: 'una piedra por jugada, no del montón de la jugada anterior',
        },
        rules: 'h[3]: 0..6 = {4, 2, 1}\nbefore: 0..3 = 3\nmove i of h if h[i] > 0 and i != before: h[i] -= 1, before = i',
      },
    ],
  },
  {
    name: { en: 'Coins that are turned', es: 'Monedas que se voltean' },
    idea: {
      en: 'If the last coin turned must have shown heads, each such coin is a component: the nim-sum of their nimbers decides.',
      es: 'Si la última moneda volteada debía mostrar cara, cada cara es una parte: decide la suma nim de sus nimbers.',
    },
    chapters: ['coin-turning'],
    problems: [
      {
        judge: 'HDU',
        title: "Daizhenyang's Coin",
        address: 'https://acm.hdu.edu.cn/showproblem.php?pid=3537',
        task: { en: 'turn one, two or three coins of a row', es: 'se voltean una, dos o tres monedas de una fila' },
        example: 'mock-turtles?t=0,0,1,0,0,1,1,0',
      },
      {
        judge: 'HDU',
        title: 'Switch lights',
        address: 'https://acm.hdu.edu.cn/showproblem.php?pid=3404',
        task: {
          en: 'switch the corners of a rectangle of lights: the nimbers are nim-products',
          es: 'se cambian las esquinas de un rectángulo de luces: los nimbers son productos nim',
        },
        rules: `b[3,3]: 0..1 = {0, 1, 0, 0, 1, 0, 1, 0, 1}
move (i,j) of b if b[i,j]: b[i,j] = 0
move (i,j) of b, q in 0..j-1 if b[i,j]: b[i,j] = 0, b[i,q] = 1 - b[i,q]
move (i,j) of b, p in 0..i-1 if b[i,j]: b[i,j] = 0, b[p,j] = 1 - b[p,j]
move (i,j) of b, p in 0..i-1, q in 0..j-1 if b[i,j]:
  b[i,j] = 0, b[i,q] = 1 - b[i,q], b[p,j] = 1 - b[p,j], b[p,q] = 1 - b[p,q]
show b as grid ".O"`,
      },
    ],
  },
  {
    name: { en: 'Pairs and symmetry', es: 'Parejas y simetría' },
    idea: {
      en: 'If each move has a mirror image that stays possible, the second player answers with it, or the first one makes the position symmetric.',
      es: 'Si cada jugada tiene una imagen que sigue siendo posible, el segundo jugador responde con ella, o el primero hace simétrica la posición.',
    },
    chapters: ['kayles', 'the-game'],
    problems: [
      {
        judge: 'Codeforces',
        title: 'Plate Game',
        address: 'https://codeforces.com/problemset/problem/197/A',
        task: {
          en: 'round plates on a rectangular table, the first in its middle',
          es: 'platos redondos en una mesa rectangular, el primero en su centro',
        },
      },
      {
        judge: 'POJ',
        title: 'A Funny Game',
        address: 'https://vjudge.net/problem/POJ-2484',
        task: {
          en: 'take one coin or two neighbours from a ring; here is the row that is left of ten after the first move',
          es: 'se toma una moneda o dos contiguas de un anillo; aquí, la fila que queda de diez tras la primera jugada',
        },
        game: 'kayles?rows=9',
      },
      {
        judge: 'POJ',
        title: 'A New Stone Game',
        address: 'https://vjudge.net/problem/POJ-1740',
        task: {
          en: 'throw stones of a heap away and put others of it on the other heaps',
          es: 'se tiran piedras de un montón y otras suyas se ponen en los demás',
        },
        rules: `h[3]: 0..9 = {2, 1, 3}
legal if sum(h[i] for i of h) <= 9
move i of h, k in 1..h[i], a in 0..h[i]-k, b in 0..h[i]-k-a
  if (a == 0 or h[(i+1)%3] > 0) and (b == 0 or h[(i+2)%3] > 0):
  h[i] -= k + a + b, h[(i+1)%3] += a, h[(i+2)%3] += b`,
      },
      {
        judge: 'Codeforces',
        title: 'Ticket Game',
        address: 'https://codeforces.com/problemset/problem/1215/D',
        task: {
          en: 'fill the unknown digits of a ticket; the second player wants equal sums of both halves',
          es: 'se rellenan las cifras desconocidas de un billete; el segundo quiere sumas iguales en ambas mitades',
        },
        rules: `# Unknown digits of each half, an even number of them, and by how much the known ones of the first half are ahead.
front: 0..4 = 1
back: 0..4 = 3
ahead: -50..50 = 9
legal if -50 <= ahead - 9 * back and ahead + 9 * front <= 50
end if front + back == 0 and ahead == 0: last wins
end if front + back == 0: next wins
move d in 0..9 if front > 0: front -= 1, ahead += d
move d in 0..9 if back > 0: back -= 1, ahead -= d`,
      },
    ],
  },
  {
    name: { en: 'Points: minimax', es: 'Puntos: minimax' },
    idea: {
      en: 'Compute how far the player to move gets ahead: the points of a move minus the value of the position after it, at its largest.',
      es: 'Calcula cuánto se adelanta quien mueve: los puntos de una jugada menos el valor de la posición siguiente, en su máximo.',
    },
    chapters: ['games'],
    problems: [
      {
        judge: 'LeetCode',
        title: 'Stone Game',
        address: 'https://leetcode.com/problems/stone-game/',
        task: {
          en: 'take the first or the last of an even number of piles: all in odd places, or all in even ones, can be had',
          es: 'se toma el primero o el último de un número par de montones: se pueden tener todos los de lugar impar o todos los de par',
        },
        example: 'coins-in-a-row?coins=5,3,4,5',
      },
      {
        judge: 'LeetCode',
        title: 'Predict the Winner',
        address: 'https://leetcode.com/problems/predict-the-winner/',
        task: {
          en: 'take the first or the last number; a tie counts for the first player',
          es: 'se toma el primer número o el último; el empate vale para el primero',
        },
        example: 'coins-in-a-row?coins=1,5,2',
      },
      {
        judge: 'AtCoder',
        title: 'Deque',
        address: 'https://atcoder.jp/contests/dp/tasks/dp_l',
        task: { en: 'by how much the first player gets ahead', es: 'por cuánto se adelanta el primer jugador' },
        example: 'coins-in-a-row?coins=10,80,90,30',
      },
      {
        judge: 'CSES',
        title: 'Removal Game',
        address: 'https://cses.fi/problemset/task/1097',
        task: { en: 'the points of the first player', es: 'los puntos del primer jugador' },
        example: 'coins-in-a-row?coins=4,5,1,3',
      },
      {
        judge: 'LeetCode',
        title: 'Stone Game III',
        address: 'https://leetcode.com/problems/stone-game-iii/',
        task: {
          en: 'take one to three from the front, with negative values',
          es: 'se toman de uno a tres por delante, con valores negativos',
        },
        rules: `stones = {1, 2, 3, -9}
i: 0..len(stones) = 0
move "take {k}" k in 1..3 if i + k <= len(stones): gain sum(stones[i+j] for j in 0..k-1), i += k`,
      },
      {
        judge: 'LeetCode',
        title: 'Stone Game II',
        address: 'https://leetcode.com/problems/stone-game-ii/',
        task: {
          en: 'take up to 2M piles from the front; M grows with what is taken',
          es: 'se toman hasta 2M montones por delante; M crece con lo que se toma',
        },
        rules: `piles = {2, 7, 9, 4, 4}
i: 0..len(piles) = 0
M: 1..len(piles) = 1
move "take {k}" k in 1..min(2 * M, len(piles) - i): gain sum(piles[i+j] for j in 0..k-1), i += k, M = max(M, k)`,
      },
      {
        judge: 'UVA',
        title: 'Game of Sum',
        address: 'https://onlinejudge.org/external/108/10891.pdf',
        task: { en: 'take as many numbers as you like from one end', es: 'se toman cuantos números se quiera de un extremo' },
        rules: `a = {4, -10, -20, 7}
l: 0..len(a) = 0
r: 0..len(a) = len(a)
move "take {k} from the left" k in 1..r-l: gain sum(a[l+j] for j in 0..k-1), l += k
move "take {k} from the right" k in 1..r-l: gain sum(a[r-1-j] for j in 0..k-1), r -= k`,
      },
    ],
  },
  {
    name: { en: 'Parity and greed', es: 'Paridad y avaricia' },
    idea: {
      en: 'Solve small positions here first; then guess who wins from what is odd, and prove it as for Nim.',
      es: 'Resuelve aquí primero posiciones pequeñas; luego adivina quién gana según lo que es impar, y demuéstralo como en el Nim.',
    },
    chapters: ['stone-game'],
    problems: [
      {
        judge: 'Codeforces',
        title: 'Little Girl and Game',
        address: 'https://codeforces.com/problemset/problem/276/B',
        task: {
          en: 'take letters away; whoever can arrange the rest as a palindrome before moving wins',
          es: 'se quitan letras; gana quien antes de mover puede ordenar las que quedan como palíndromo',
        },
        rules: `# How often each of three letters occurs.
c[3]: 0..6 = {2, 1, 1}
end if count(c[i] % 2 == 1 for i of c) <= 1: next wins
move i of c if c[i] > 0: c[i] -= 1`,
      },
      {
        judge: 'CSES',
        title: 'Another Game',
        address: 'https://cses.fi/problemset/task/2208',
        task: { en: 'take one coin from each heap of a choice of heaps', es: 'se toma una moneda de cada montón de los que se elijan' },
        rules: `h[3]: 0..6 = {1, 2, 3}
move s in 1..7 if all(h[i] > 0 or s >> i & 1 == 0 for i of h): h[i] -= 1 for i of h if s >> i & 1`,
      },
      {
        judge: 'Codeforces',
        title: 'Fox and Card Game',
        address: 'https://codeforces.com/problemset/problem/388/C',
        task: {
          en: 'one player takes cards from the top of piles, the other from the bottom; each pile is halved',
          es: 'uno toma cartas de arriba de los montones y el otro de abajo; cada montón se reparte por mitades',
        },
      },
    ],
  },
];
