// The catalogue of games in Spanish, by its English.
export const esCore: Readonly<Record<string, string>> = {
  // The catalogue: titles, and credits where they are words.
  'The disappearing domino game': 'El dominó que desaparece',
  'Coin to the border': 'Una moneda hasta el borde',
  'Letter picking': 'Tomar letras',
  'Pawn on a strip': 'Un peón en una tira',
  "Bachet's game": 'El juego de Bachet',
  'Take-away with several heaps': 'Sustracción con varios montones',
  'Knights on a board': 'Caballos en un tablero',
  'Coins on numbered squares': 'Monedas en casillas numeradas',
  'Exactly i stones from pile i': 'Exactamente i piedras de la pila i',
  'Exclusively Edible': 'Exclusivamente comestible',
  'Exponential game': 'El juego exponencial',
  "Bob's game": 'El juego de Bob',
  'Folklore; T. S. Ferguson, "Game Theory"': 'Tradición oral; T. S. Ferguson, "Game Theory"',
  'Theory: Roland Sprague (1935), Patrick Grundy (1939)': 'Teoría: Roland Sprague (1935), Patrick Grundy (1939)',
  'Theory: Charles L. Bouton (1901)': 'Teoría: Charles L. Bouton (1901)',
  'Author: Alexey Zayakin': 'Autor: Alexey Zayakin',
  'Authors: gunpoint_88 and jay_1048576': 'Autores: gunpoint_88 y jay_1048576',
  'Setter: Oleksandr Kulkov': 'Autor: Oleksandr Kulkov',

  // The catalogue: parameters.
  Strip: 'Tira',
  '0 a free cell, 1 a blocked one': '0, una casilla libre; 1, una bloqueada',
  Cells: 'Casillas',
  'Length of an empty strip, instead of the strip': 'Longitud de una tira vacía, en lugar de la tira',
  'Block length K': 'Longitud K de la ficha',
  'Cells that a block covers': 'Casillas que cubre una ficha',
  'Turns D': 'Turnos D',
  'A block laid on turn T vanishes at the start of turn T + D': 'Una ficha puesta en el turno T desaparece al comenzar el turno T + D',
  Table: 'Tabla',
  'A: this strip for all D and K; B: empty strips of all lengths with blocks that never vanish':
    'A: esta tira para todo D y K; B: tiras vacías de toda longitud con fichas que no desaparecen nunca',
  'Top border': 'Borde superior',
  'A digit a column: 0, who moves there wins; 1, loses': 'Una cifra por columna: con 0 gana quien mueve allí; con 1 pierde',
  'Left border': 'Borde izquierdo',
  'A digit a row': 'Una cifra por fila',
  'Row of the coin': 'Fila de la moneda',
  'Column of the coin': 'Columna de la moneda',
  'From 1; the last if left out': 'Desde 1; la última si se omite',
  Word: 'Palabra',
  'An even number of lowercase letters': 'Un número par de letras minúsculas',
  'Length of the strip': 'Longitud de la tira',
  Start: 'Salida',
  'Cell of the pawn before move 1; a quarter along if left out':
    'Casilla del peón antes de la jugada 1; a un cuarto de la tira si se omite',
  Moves: 'Jugadas',
  'How many stones may be taken at once': 'Cuántas piedras se pueden quitar de una vez',
  Stones: 'Piedras',
  'Size of the heap': 'Tamaño del montón',
  'Table width': 'Anchura de la tabla',
  'Heaps in a row of the table; the period if left out': 'Montones por fila de la tabla; el periodo si se omite',
  'Heaps in a row of the table': 'Montones por fila de la tabla',
  Heaps: 'Montones',
  'Sizes of the heaps': 'Tamaños de los montones',
  'Table up to': 'Tabla hasta',
  'Largest size of the first two heaps in the table': 'Tamaño máximo de los dos primeros montones en la tabla',
  'Largest heap in the table': 'Montón más grande de la tabla',
  'Misere play': 'Juego misère',
  'Whoever takes the last stone loses': 'Pierde quien toma la última piedra',
  'Side of the board': 'Lado del tablero',
  Knights: 'Caballos',
  'Squares as row.column, from 0 at the top left; none on a board of another side':
    'Casillas como fila.columna, desde 0 arriba a la izquierda; ninguna en un tablero de otro lado',
  Board: 'Tablero',
  'Rows of K and . joined by /, instead of the two above': 'Filas de K y . unidas por /, en lugar de los dos anteriores',
  'Rows joined by /: K a king, X damaged, . free': 'Filas unidas por /: K, un rey; X, dañada; ., libre',
  Coins: 'Monedas',
  'Coins on square 1, 2, 3, ...; the table moves the two lowest coins':
    'Monedas en las casillas 1, 2, 3, ...; la tabla mueve las dos monedas más bajas',
  Piles: 'Pilas',
  'Sizes of pile 1, 2, 3, ...': 'Tamaños de las pilas 1, 2, 3, ...',
  'Largest pile in the table': 'Pila más grande de la tabla',
  'Table rows': 'Filas de la tabla',
  'Largest i in the table': 'i más grande de la tabla',
  Rows: 'Filas',
  'Rows of the bar': 'Filas de la tableta',
  Columns: 'Columnas',
  'Columns of the bar': 'Columnas de la tableta',
  'Row of the bad piece': 'Fila del trozo malo',
  'From 0; the middle if left out': 'Desde 0; la del medio si se omite',
  'Column of the bad piece': 'Columna del trozo malo',
  'From 0; a third across if left out': 'Desde 0; la del primer tercio si se omite',

  // The catalogue: formats of judges.
  'A line a game, to the end of the input: n, the number of moves m, and m moves.':
    'Una línea por partida, hasta el final de la entrada: n, el número de jugadas m y m jugadas.',
  'The number of tests T; per test the number of heaps N and N sizes.':
    'El número de pruebas T; por prueba, el número de montones N y N tamaños.',
  'The number of queries q; per query the side n of the board and n rows of K (a king), X (damaged) and . (free).':
    'El número de consultas q; por consulta, el lado n del tablero y n filas de K (un rey), X (dañada) y . (libre).',
  'The side n of the board; n rows of K (a knight) and . (no knight).':
    'El lado n del tablero; n filas de K (un caballo) y . (ningún caballo).',
  'The number of tests T; per test the number of squares S and S counts of coins.':
    'El número de pruebas T; por prueba, el número de casillas S y S números de monedas.',
  'The number of moves m and m moves; then the number of heaps p and p sizes.':
    'El número de jugadas m y m jugadas; después, el número de montones p y p tamaños.',
  'The number of heaps N and N sizes, again and again; N = 0 ends.': 'El número de montones N y N tamaños, una y otra vez; N = 0 termina.',
  'The number of tests T; per test the number of piles N and N sizes.':
    'El número de pruebas T; por prueba, el número de pilas N y N tamaños.',
  'The number of tests T; per test the length n of the strip, the number m of starting cells, and m cells.':
    'El número de pruebas T; por prueba, la longitud n de la tira, el número m de casillas iniciales y m casillas.',
  'The number of tests t; per test a word of an even number of lowercase letters.':
    'El número de pruebas t; por prueba, una palabra con un número par de letras minúsculas.',
  "The number of tests T; per test the top border's digits, the left border's digits, the number of queries Q and Q lines with row and column.":
    'El número de pruebas T; por prueba, las cifras del borde superior, las del borde izquierdo, el número de consultas Q y Q líneas con fila y columna.',
  "The number of tests t; per test the bar's rows m and columns n, the bad piece's row r and column c, from 0.":
    'El número de pruebas t; por prueba, las filas m y las columnas n de la tableta, y la fila r y la columna c del trozo malo, desde 0.',
  'N, K and D; then a string of N characters, 1 a blocked and 0 a free cell.':
    'N, K y D; después, una cadena de N caracteres: 1, una casilla bloqueada; 0, una libre.',
};
