// The largest tables: what is drawn and read of them must be as smooth, and as right, as of small ones.
export const largest = [
  ['ungame', 'ungame?n=10000000'],
  ['tabgame', 'tabgame?top=random:1000000:1&left=random:1000000:2'],
  ['letter-picking', 'letter-picking?s=random:100000:1'],
  ['knights', 'knights?n=4096'],
] as const;
