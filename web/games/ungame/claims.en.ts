import type { Claim } from '../claims.js';

export const claims: readonly Claim[] = [
  {
    claim:
      'The won cells of row k are the lost cells of row k + 1, moved k to the left and k to the right as far as they stay on the strip.',
    kind: 'proved',
    steps: [
      { text: 'Move number k leads k cells to either side, to where move k + 1 is made. A cell is won when one of the two is lost there.' },
    ],
  },
  {
    claim: 'For 3k >= n - 1 row k consists of h won cells, the lost ones, and h won cells, where h is half of n - k + 1, rounded down.',
    kind: 'proved',
    steps: [
      { text: 'Row n has no move within the strip: h = 0, all is lost.', see: { parameters: { n: '10' }, at: [5, 10], outcome: 'P' } },
      {
        text: 'By induction from row k + 1, where floor((n - k) / 2) won cells stand on either side. Its lost cells, moved k to the left and k to the right, leave a middle part uncovered; the left one begins at cell floor((n - k) / 2) + 1 - k, so it reaches cell 1 exactly when floor((n - k) / 2) <= k. That is n - k <= 2k + 1, or 3k >= n - 1; the other side is its mirror image. What they cover on each side is then n - k - floor((n - k) / 2) = h cells.',
        see: { parameters: { n: '10' }, at: [1, 5], outcome: 'N' },
      },
    ],
  },
  {
    claim:
      'All rows together have about 0.48 n ln n runs of lost cells: 3,291, 7,249 and 15,831 for n = 1000, 2000 and 4000. With the won ones they are 7,246, 15,830 and 34,326.',
    kind: 'observed',
    steps: [
      {
        text: 'Only the first rows below the wedge are understood. If it goes on like this, the border between the outcomes grows more slowly than that of a fractal, which grows like a power of n above 1: the picture only looks like one. Below, the runs of lost cells are counted for longer strips, and compared with n ln n.',
      },
    ],
    further: {
      method: 'runs',
      parameter: 'n',
      sizes: [8000, 16_000, 32_000, 64_000, 128_000, 256_000, 512_000, 1_000_000],
      per: (n) => n * Math.log(n),
    },
  },
];
