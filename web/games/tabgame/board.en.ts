export const boardWords = {
  coinTable: (row: number, column: number) => `A table with a coin in row ${row}, column ${column}.`,
};

export type BoardWords = typeof boardWords;
