// Problems solved from the end: one heap, other single pieces, sets of moves that shrink, and play that may come back.
import type { Technique } from './problem.js';

export const backward: readonly Technique[] = [
  {
    name: { en: 'One heap, from the end', es: 'Un montón, desde el final' },
    idea: {
      en: 'Mark the sizes from 0 on: a size is won if some move leads to a lost one. For moves 1 to m, the multiples of m + 1 are lost.',
      es: 'Marca los tamaños desde 0: un tamaño está ganado si alguna jugada lleva a uno perdido. Con jugadas de 1 a m, se pierden los múltiplos de m + 1.',
    },
    chapters: ['bachet'],
    problems: [
      {
        judge: 'LeetCode',
        title: 'Nim Game',
        address: 'https://leetcode.com/problems/nim-game/',
        task: { en: 'one heap, one to three stones a move', es: 'un montón, de una a tres piedras por jugada' },
        game: 'bachet?take=1,2,3&n=4',
      },
      {
        judge: 'HDU',
        title: 'Brave Game',
        address: 'https://acm.hdu.edu.cn/showproblem.php?pid=1846',
        task: { en: 'one heap, one to m stones a move', es: 'un montón, de una a m piedras por jugada' },
        game: 'bachet?take=1,2&n=23',
      },
      {
        judge: 'HackerRank',
        title: 'Game of Stones',
        address: 'https://www.hackerrank.com/challenges/game-of-stones-1',
        task: { en: 'one heap, two, three or five stones a move', es: 'un montón, dos, tres o cinco piedras por jugada' },
        game: 'bachet?take=2,3,5&n=7',
      },
      {
        judge: 'CSES',
        title: 'Stick Game',
        address: 'https://cses.fi/problemset/task/1729',
        task: {
          en: 'who wins from each heap up to n, for any set of moves',
          es: 'quién gana desde cada montón hasta n, con cualquier conjunto de jugadas',
        },
        game: 'bachet?take=1,3,4&n=10',
      },
      {
        judge: 'SPOJ',
        title: 'Coins Game',
        address: 'https://www.spoj.com/problems/MCOINS/',
        task: {
          en: 'many towers, each asked by itself, moves 1, K and L',
          es: 'muchas torres, cada una por separado, con jugadas 1, K y L',
        },
        game: 'bachet?take=1,2,3&n=113',
      },
      {
        judge: 'HDU',
        title: 'Good Luck in CET-4 Everybody!',
        address: 'https://acm.hdu.edu.cn/showproblem.php?pid=1847',
        task: { en: 'one heap, a power of two a move', es: 'un montón, una potencia de dos por jugada' },
        example: 'powers?n=100',
      },
      {
        judge: 'LeetCode',
        title: 'Stone Game IV',
        address: 'https://leetcode.com/problems/stone-game-iv/',
        task: { en: 'one heap, a square number a move', es: 'un montón, un cuadrado por jugada' },
        example: 'squares?n=17',
      },
      {
        judge: 'LeetCode',
        title: 'Divisor Game',
        address: 'https://leetcode.com/problems/divisor-game/',
        task: { en: 'subtract a divisor smaller than the number', es: 'se resta un divisor menor que el número' },
        example: 'divisors?n=60',
      },
      {
        judge: 'Codeforces',
        title: 'Deleting Divisors',
        address: 'https://codeforces.com/problemset/problem/1537/D',
        task: { en: 'subtract a divisor, but neither 1 nor the number itself', es: 'se resta un divisor, pero ni 1 ni el número mismo' },
        rules: 'n: 1..300 = 12\nmove d in 2..n-1 if n % d == 0: n -= d',
      },
      {
        judge: 'SPOJ',
        title: 'A Game with Numbers',
        address: 'https://www.spoj.com/problems/NGM/',
        task: { en: 'subtract a digit of the number that is not 0', es: 'se resta una cifra del número que no sea 0' },
        rules: 'n: 0..999 = 14\nmove d in 1..9 if d in {n % 10, n / 10 % 10, n / 100}: n -= d',
      },
      {
        judge: 'Codeforces',
        title: '1-2-K Game',
        address: 'https://codeforces.com/problemset/problem/1194/D',
        task: {
          en: 'a heap of up to 10⁹, moves 1, 2 and k: find the period',
          es: 'un montón de hasta 10⁹, jugadas 1, 2 y k: halla el periodo',
        },
        game: 'bachet?take=1,2,4&n=1000000000',
      },
      {
        judge: 'Kattis',
        title: "Bachet's Game",
        address: 'https://open.kattis.com/problems/bachetsgame',
        task: {
          en: 'any set of moves with 1 in it, a heap of up to a million',
          es: 'cualquier conjunto de jugadas que tenga el 1, un montón de hasta un millón',
        },
        game: 'bachet?take=1,3,8&n=20',
      },
    ],
  },
  {
    name: { en: 'Other positions, the same marks', es: 'Otras posiciones, las mismas marcas' },
    idea: {
      en: 'A position can be a cell, a date or a set of numbers used. Name it by a few numbers, then fill the table in an order in which options come first.',
      es: 'Una posición puede ser una celda, una fecha o un conjunto de números usados. Nómbrala con unos pocos números y llena la tabla en un orden en que las opciones van antes.',
    },
    chapters: ['outcomes'],
    problems: [
      {
        judge: 'HDU',
        title: "kiki's game",
        address: 'https://acm.hdu.edu.cn/showproblem.php?pid=2147',
        task: {
          en: 'a coin moves left, down or both on a large board',
          es: 'una moneda va a la izquierda, abajo o en diagonal en un tablero grande',
        },
        example: 'king-corner?r=4&c=2',
      },
      {
        judge: 'HackerRank',
        title: 'A Chessboard Game',
        address: 'https://www.hackerrank.com/challenges/a-chessboard-game-1',
        task: {
          en: 'one knight with four of its moves, on 15 by 15 squares',
          es: 'un caballo con cuatro de sus saltos, en 15 por 15 casillas',
        },
        game: 'knights?n=15&knights=4.1',
      },
      {
        judge: 'UVA',
        title: 'A Multiplication Game',
        address: 'https://onlinejudge.org/external/8/847.pdf',
        task: { en: 'multiply by 2 to 9 until the product reaches N', es: 'se multiplica por un número de 2 a 9 hasta alcanzar N' },
        rules: 'N = 162 in 2..2000\np: 1..9*N = 1\nmove k in 2..9 if p < N: p *= k',
      },
      {
        judge: 'Codeforces',
        title: 'Permutation Game',
        address: 'https://codeforces.com/problemset/problem/1033/C',
        task: {
          en: 'a token jumps to a larger number, by a multiple of the number under it',
          es: 'una ficha salta a un número mayor, a una distancia múltiplo del número que pisa',
        },
        rules: 'a = {3, 6, 5, 4, 2, 7, 1, 8}\nx: 0..len(a)-1 = 0\nmove j of a if a[j] > a[x] and (j - x) % a[x] == 0: x = j',
      },
      {
        judge: 'HDU',
        title: 'Calendar Game',
        address: 'https://acm.hdu.edu.cn/showproblem.php?pid=1079',
        task: {
          en: 'move to the next day, or to the same day of the next month; 4 November 2001 wins',
          es: 'se pasa al día siguiente o al mismo día del mes siguiente; gana el 4 de noviembre de 2001',
        },
        rules: `days = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}
year: 1900..2001 = 2001
month: 1..12 = 10
day: 1..31 = 3
length() = days[month-1] + (month == 2 and year % 4 == 0 and year > 1900 ? 1 : 0)
legal if day <= length() and 10000 * year + 100 * month + day <= 20011104
move "the next day" if day < length(): day += 1
move "the next day" if day == length(): day = 1, year += month / 12, month = month % 12 + 1
move "the same day of the next month": year += month / 12, month = month % 12 + 1`,
      },
      {
        judge: 'UVA',
        title: 'Integer Game',
        address: 'https://onlinejudge.org/external/114/11489.pdf',
        task: {
          en: 'take a digit away so that the sum of the others is a multiple of 3',
          es: 'se quita una cifra de modo que la suma de las otras sea múltiplo de 3',
        },
        rules: `# Digits that leave the remainder 0, 1 and 2 when divided by 3.
d[3]: 0..20 = {0, 2, 1}
move i of d if d[i] > 0 and (d[1] + 2 * d[2] - i) % 3 == 0: d[i] -= 1`,
      },
      {
        judge: 'LeetCode',
        title: 'Can I Win',
        address: 'https://leetcode.com/problems/can-i-win/',
        task: {
          en: 'each number up to N once; the sum that reaches the goal wins',
          es: 'cada número hasta N una vez; gana la suma que alcanza la meta',
        },
        rules: `N = 10 in 1..12
goal = 40 in 1..100
used[N]: 0..1 = 0
total: 0..goal+N = 0
move k in 1..N if not used[k-1] and total < goal: used[k-1] = 1, total += k
end if total >= goal: last wins`,
      },
      {
        judge: 'UVA',
        title: 'The Game of 31',
        address: 'https://onlinejudge.org/external/105/10578.pdf',
        task: {
          en: 'four cards each of 1 to 6; whoever exceeds 31 loses',
          es: 'cuatro cartas de cada número del 1 al 6; pierde quien pasa de 31',
        },
        rules: `cards[6]: 0..4 = 4
total: 0..31 = 0
move "turn a {i + 1}" i of cards if cards[i] > 0: cards[i] -= 1, total += i + 1`,
      },
    ],
  },
  {
    name: { en: 'Draws: play that may come back', es: 'Empates: el juego puede volver atrás' },
    idea: {
      en: 'Work backward from the ends and count the options that are not yet lost; positions that are never reached are draws.',
      es: 'Trabaja hacia atrás desde los finales y cuenta las opciones que aún no pierden; las posiciones a las que nunca se llega son empates.',
    },
    chapters: ['draws'],
    problems: [
      {
        judge: 'Codeforces',
        title: 'Berzerk',
        address: 'https://codeforces.com/problemset/problem/786/A',
        task: {
          en: 'two players with different steps push a token around a ring; who reaches place 0 wins',
          es: 'dos jugadores con pasos distintos empujan una ficha por un anillo; gana quien llega al lugar 0',
        },
        rules: `N = 8 in 2..60
first = {6, 2, 3, 4}
second = {3, 6}
x: 0..N-1 = 1
turn: 0..1 = 0
move s in first if turn == 0: x = (x + s) % N, turn = 1
move s in second if turn == 1: x = (x + s) % N, turn = 0
end if x == 0: last wins`,
      },
      {
        judge: 'LeetCode',
        title: 'Cat and Mouse',
        address: 'https://leetcode.com/problems/cat-and-mouse/',
        task: {
          en: 'a mouse runs to its hole on a graph, and a cat that may not enter it hunts the mouse',
          es: 'un ratón corre por un grafo hacia su agujero, en el que no puede entrar el gato que lo caza',
        },
        rules: `edges = {(0,2), (0,5), (1,3), (2,4), (2,5), (3,4), (3,5)}
mouse: 0..5 = 1
cat: 1..5 = 2
turn: 0..1 = 0
to(u, v) = any(a == u and b == v or a == v and b == u for (a, b) in edges)
end if mouse == 0: last wins
end if mouse == cat and turn == 0: last wins
end if mouse == cat: next wins
move v in 0..5 if turn == 0 and to(mouse, v): mouse = v, turn = 1
move v in 1..5 if turn == 1 and to(cat, v): cat = v, turn = 0`,
      },
      {
        judge: 'LeetCode',
        title: 'Cat and Mouse II',
        address: 'https://leetcode.com/problems/cat-and-mouse-ii/',
        task: {
          en: 'the hunt on a grid with walls and food, where a draw counts for the cat',
          es: 'la caza en una cuadrícula con muros y comida, donde el empate cuenta para el gato',
        },
      },
    ],
  },
];
