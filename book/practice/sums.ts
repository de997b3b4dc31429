// Problems about several components: Nim, nimbers of heaps with given moves, heaps that are split, and Nim in disguise.
import type { Technique } from './problem.js';

export const sums: readonly Technique[] = [
  {
    name: { en: 'Nim', es: 'Nim' },
    idea: {
      en: 'The nim-sum of the heaps decides, in C++ the operator ^: the player to move loses exactly if it is 0.',
      es: 'Decide la suma nim de los montones, en C++ el operador ^: quien mueve pierde exactamente si es 0.',
    },
    chapters: ['nim'],
    problems: [
      {
        judge: 'CSES',
        title: 'Nim Game I',
        address: 'https://cses.fi/problemset/task/1730',
        task: { en: 'Nim, and nothing else', es: 'Nim, y nada más' },
        game: 'nim?heaps=5,7,2,5',
      },
      {
        judge: 'POJ',
        title: 'Matches Game',
        address: 'https://vjudge.net/problem/POJ-2234',
        task: { en: 'Nim with matches, to the end of the input', es: 'Nim con cerillas, hasta el final de la entrada' },
        game: 'nim?heaps=3,6,9',
      },
      {
        judge: 'HDU',
        title: 'Rabbit and Grass',
        address: 'https://acm.hdu.edu.cn/showproblem.php?pid=1849',
        task: { en: 'rabbits hop to lower squares', es: 'conejos que saltan a casillas menores' },
        game: 'nim?heaps=3,5,6',
      },
      {
        judge: 'HackerRank',
        title: 'Nimble Game',
        address: 'https://www.hackerrank.com/challenges/nimble-game-1',
        task: { en: 'coins on numbered squares move to lower ones', es: 'monedas en casillas numeradas que pasan a otras menores' },
        game: 'the-game?counts=2,3,0,6',
      },
      {
        judge: 'HDU',
        title: 'Being a Good Boy in Spring Festival',
        address: 'https://acm.hdu.edu.cn/showproblem.php?pid=1850',
        task: { en: 'count the first moves of Nim that win', es: 'cuenta las primeras jugadas ganadoras de Nim' },
        game: 'nim?heaps=5,7,9',
      },
      {
        judge: 'POJ',
        title: 'Nim',
        address: 'https://vjudge.net/problem/POJ-2975',
        task: {
          en: 'count the winning moves once more, one for each heap at most',
          es: 'cuenta otra vez las jugadas ganadoras, a lo sumo una por montón',
        },
        game: 'nim?heaps=7,11,13',
      },
      {
        judge: 'LightOJ',
        title: 'Incredible Chess',
        address: 'https://lightoj.com/problem/incredible-chess',
        task: {
          en: 'in each column two pawns face each other and may move both ways: the gaps are the heaps',
          es: 'en cada columna dos peones se miran y pueden ir y volver: los huecos son los montones',
        },
        example: 'northcott',
      },
      {
        judge: 'Codeforces',
        title: 'Sequential Nim',
        address: 'https://codeforces.com/problemset/problem/1382/B',
        task: { en: 'only the first heap that is not empty may be touched', es: 'solo se puede tocar el primer montón que no esté vacío' },
        rules: 'h[3]: 0..9 = {2, 5, 4}\nmove i of h, k in 1..h[i] if all(h[j] == 0 for j in 0..i-1): h[i] -= k',
      },
      {
        judge: 'Codeforces',
        title: 'Thanos Nim',
        address: 'https://codeforces.com/problemset/problem/1147/C',
        task: { en: 'take from exactly half of the heaps at once', es: 'se quita de exactamente la mitad de los montones a la vez' },
        rules: 'h[4]: 0..5 = {3, 1, 4, 1}\nmove i in 0..2, j in i+1..3, a in 1..h[i], b in 1..h[j]: h[i] -= a, h[j] -= b',
      },
    ],
  },
  {
    name: { en: 'Misère Nim', es: 'Nim misère' },
    idea: {
      en: 'Whoever takes the last stone loses. Play as in Nim until only heaps of one would be left; then leave an odd number of them.',
      es: 'Pierde quien toma la última piedra. Se juega como en Nim hasta que solo quedarían montones de uno; entonces deja un número impar de ellos.',
    },
    chapters: ['nim', 'misere'],
    problems: [
      {
        judge: 'HackerRank',
        title: 'Misère Nim',
        address: 'https://www.hackerrank.com/challenges/misere-nim-1',
        task: { en: 'misère Nim, and nothing else', es: 'Nim misère, y nada más' },
        game: 'nim?heaps=2,1,3&misere=1',
      },
      {
        judge: 'POJ',
        title: 'John',
        address: 'https://vjudge.net/problem/POJ-3480',
        task: {
          en: 'sweets of several colours; whoever eats the last one loses',
          es: 'caramelos de varios colores; pierde quien come el último',
        },
        game: 'nim?heaps=3,5,1&misere=1',
      },
      {
        judge: 'HDU',
        title: 'Be the Winner',
        address: 'https://acm.hdu.edu.cn/showproblem.php?pid=2509',
        task: {
          en: 'the same with rows of apples that may fall apart; as any number may be taken, it is misère Nim all the same',
          es: 'lo mismo con filas de manzanas que se pueden partir; como se puede tomar cualquier número, sigue siendo Nim misère',
        },
      },
    ],
  },
  {
    name: { en: 'Nimbers and sums', es: 'Nimbers y sumas' },
    idea: {
      en: 'Compute the nimber of each component, the mex of the nimbers of its options; the nim-sum of the components decides.',
      es: 'Calcula el nimber de cada parte, el mex de los nimbers de sus opciones; decide la suma nim de las partes.',
    },
    chapters: ['sums', 'take-away'],
    problems: [
      {
        judge: 'CSES',
        title: 'Nim Game II',
        address: 'https://cses.fi/problemset/task/1098',
        task: { en: 'several heaps, one to three sticks a move', es: 'varios montones, de uno a tres palos por jugada' },
        game: 'take-away?take=1,2,3&heaps=5,7,2,5',
      },
      {
        judge: 'HDU',
        title: 'S-Nim',
        address: 'https://acm.hdu.edu.cn/showproblem.php?pid=1536',
        task: { en: 'several heaps with one shared set of moves', es: 'varios montones con un mismo conjunto de jugadas' },
        game: 'take-away?take=2,5&heaps=5,12',
      },
      {
        judge: 'HDU',
        title: 'Fibonacci again and again',
        address: 'https://acm.hdu.edu.cn/showproblem.php?pid=1848',
        task: { en: 'three heaps, a Fibonacci number a move', es: 'tres montones, un número de Fibonacci por jugada' },
        game: 'take-away?take=1,2,3,5,8,13,21,34,55,89,144,233,377,610,987&heaps=1,4,1',
      },
      {
        judge: 'LightOJ',
        title: 'Again Stone Game',
        address: 'https://lightoj.com/problem/again-stone-game',
        task: {
          en: 'at most half of a heap a move: guess the nimbers from a table',
          es: 'a lo sumo medio montón por jugada: adivina los nimbers en una tabla',
        },
        rules: 'heaps = {3, 5, 7}\nn: 1..200\nmove k in 1..n/2: n -= k\nstart h in heaps: n = h',
      },
      {
        judge: 'POJ',
        title: 'A Chess Game',
        address: 'https://vjudge.net/problem/POJ-2425',
        task: { en: 'several tokens on a graph without cycles', es: 'varias fichas en un grafo sin ciclos' },
        rules: `edges = {(0,1), (0,2), (2,3)}
tokens = {0, 2}
at: 0..3
move (a, b) in edges if a == at: at = b
start t in tokens: at = t`,
      },
      {
        judge: 'LightOJ',
        title: 'Game of Hyper Knights',
        address: 'https://lightoj.com/problem/game-of-hyper-knights',
        task: { en: 'several knights with six of their moves', es: 'varios caballos con seis saltos' },
        rules: `knights = {(3,4), (5,2)}
r: 0..29
c: 0..29
move (dr, dc) in {(-2,1), (-2,-1), (1,-2), (-1,-2), (-3,-1), (-1,-3)}: r += dr, c += dc
start (y, x) in knights: r = y, c = x`,
      },
      {
        judge: 'Codeforces',
        title: 'Game of Stones',
        address: 'https://codeforces.com/problemset/problem/768/E',
        task: { en: 'no number of stones twice from the same heap', es: 'nunca dos veces el mismo número de piedras del mismo montón' },
        rules: `heaps = {1, 2}
n: 0..12
used[12]: 0..1 = 0
move k in 1..n if not used[k-1]: n -= k, used[k-1] = 1
start h in heaps: n = h`,
      },
    ],
  },
  {
    name: { en: 'Heaps that are split', es: 'Montones que se parten' },
    idea: {
      en: 'A move that leaves two parts leads to the nim-sum of their nimbers. Fill the nimbers from 0 on, then look for a period.',
      es: 'Una jugada que deja dos partes lleva a la suma nim de sus nimbers. Llena los nimbers desde 0 y busca un periodo.',
    },
    chapters: ['kayles'],
    problems: [
      {
        judge: 'LeetCode',
        title: 'Flip Game II',
        address: 'https://leetcode.com/problems/flip-game-ii/',
        task: { en: 'flip two plus signs side by side into minus signs', es: 'se convierten dos signos más contiguos en menos' },
        example: 'dawsons-kayles?n=4',
      },
      {
        judge: 'CSES',
        title: "Grundy's Game",
        address: 'https://cses.fi/problemset/task/2207',
        task: { en: 'one heap, split into two of different sizes', es: 'un montón que se parte en dos de distinto tamaño' },
        example: 'grundys-game?n=8',
      },
      {
        judge: 'LightOJ',
        title: 'Partitioning Game',
        address: 'https://lightoj.com/problem/partitioning-game',
        task: { en: 'the same with several heaps', es: 'lo mismo con varios montones' },
        rules: 'heaps = {1, 3, 8}\nn: 1..200\nmove a in 1..(n-1)/2: split n into a, n - a\nstart h in heaps: n = h',
      },
      {
        judge: 'HDU',
        title: 'Nim or not Nim?',
        address: 'https://acm.hdu.edu.cn/showproblem.php?pid=3032',
        task: { en: 'take from a heap, or split it into two', es: 'se toma de un montón o se parte en dos' },
        rules: 'heaps = {2, 2, 3}\nn: 0..100\nmove k in 1..n: n -= k\nmove a in 1..n/2: split n into a, n - a\nstart h in heaps: n = h',
      },
      {
        judge: 'HackerRank',
        title: 'Stone Piles',
        address: 'https://www.hackerrank.com/challenges/stone-piles',
        task: {
          en: 'split a heap into two or more, all of different sizes',
          es: 'se parte un montón en dos o más, todos de distinto tamaño',
        },
        rules: `# Up to 14 stones, which have no five different parts.
heaps = {1, 8}
n: 1..14
move a in 1..n if a < n - a: split n into a, n - a
move a in 1..n, b in a+1..n if b < n - a - b: split n into a, b, n - a - b
move a in 1..n, b in a+1..n, c in b+1..n if c < n - a - b - c: split n into a, b, c, n - a - b - c
start h in heaps: n = h`,
      },
      {
        judge: 'HDU',
        title: 'Paint Chain',
        address: 'https://acm.hdu.edu.cn/showproblem.php?pid=3980',
        task: {
          en: 'paint M beads side by side on a ring; the rules are those of the row that the first move leaves',
          es: 'se pintan M cuentas contiguas de un anillo; las reglas son las de la fila que deja la primera jugada',
        },
        rules: 'M = 2 in 1..20\nn: 0..200 = 2\nmove a in 0..n-M: split n into a, n - M - a',
      },
      {
        judge: 'POJ',
        title: 'Crosses and Crosses',
        address: 'https://vjudge.net/problem/POJ-3537',
        task: { en: 'three crosses side by side win', es: 'ganan tres cruces contiguas' },
        rules: 'n: 0..300 = 6\nmove i in 1..n: split n into max(i - 3, 0), max(n - i - 2, 0)',
      },
      {
        judge: 'LightOJ',
        title: 'Treblecross',
        address: 'https://lightoj.com/problem/treblecross',
        task: {
          en: 'the same from any position, with all winning moves',
          es: 'lo mismo desde cualquier posición, con todas las jugadas ganadoras',
        },
        example: 'treblecross',
      },
      {
        judge: 'POJ',
        title: 'Cutting Game',
        address: 'https://vjudge.net/problem/POJ-2311',
        task: {
          en: 'cut a sheet of squares; whoever cuts off a single square wins, so nobody cuts a strip of width 1',
          es: 'se corta una hoja de cuadros; gana quien corta un solo cuadro, así que nadie corta una tira de ancho 1',
        },
        rules: 'x: 2..30 = 4\ny: 2..30 = 2\nmove a in 2..x/2: split x into a, x - a\nmove a in 2..y/2: split y into a, y - a',
      },
      {
        judge: 'Codeforces',
        title: 'Lieges of Legendre',
        address: 'https://codeforces.com/problemset/problem/603/C',
        task: {
          en: 'take one, or break an even heap into k halves; here k is 2',
          es: 'se toma una o se rompe un montón par en k mitades; aquí k es 2',
        },
        rules:
          'heaps = {3, 4}\nn: 0..300\nmove if n > 0: n -= 1\nmove if n > 0 and n % 2 == 0: split n into n / 2, n / 2\nstart h in heaps: n = h',
      },
    ],
  },
  {
    name: { en: 'Staircases', es: 'Escaleras' },
    idea: {
      en: 'Where stones move one step down, only every second step counts: what comes onto the others is moved on at once. It is Nim again.',
      es: 'Si las piedras bajan un escalón, solo cuenta uno de cada dos: lo que llega a los otros se baja enseguida. Vuelve a ser Nim.',
    },
    chapters: ['staircase'],
    problems: [
      {
        judge: 'CSES',
        title: 'Stair Game',
        address: 'https://cses.fi/problemset/task/1099',
        task: { en: 'balls move one stair down, any number a move', es: 'bolas que bajan un escalón, cuantas se quiera por jugada' },
        example: 'staircase?s=2,1,0,0',
      },
      {
        judge: 'POJ',
        title: 'Georgia and Bob',
        address: 'https://vjudge.net/problem/POJ-1704',
        task: { en: 'pieces on a strip move left and may not jump', es: 'piezas en una tira que van a la izquierda sin saltar' },
        rules: 'p[3]: 1..20 = {1, 5, 6}\nlegal if p[0] < p[1] < p[2]\nmove i of p, k in 1..19: p[i] -= k',
      },
      {
        judge: 'LightOJ',
        title: 'Crazy Calendar',
        address: 'https://lightoj.com/problem/crazy-calendar',
        task: { en: 'coins on a grid move right or down', es: 'monedas en una cuadrícula que van a la derecha o abajo' },
        rules: `g[2,3]: 0..6 = {2, 1, 0, 0, 1, 2}
legal if sum(g[i,j] for (i,j) of g) <= 6
move (i,j) of g, k in 1..g[i,j]: g[i,j] -= k, g[i,j+1] += k
move (i,j) of g, k in 1..g[i,j]: g[i,j] -= k, g[i+1,j] += k`,
      },
    ],
  },
];
