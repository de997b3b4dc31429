/** Once equal outer letters are stripped while they match, only doubled letters are left. */
function paired(word) {
  let [l, r] = [0, word.length - 1];
  while (l < r && word[l] === word[r]) [l, r] = [l + 1, r - 1];
  for (; l < r; l += 2) if (word[l] !== word[l + 1]) return false;
  return true;
}

const wordsOf = (letters, length) =>
  length === 0 ? [''] : wordsOf(letters, length - 1).flatMap((word) => [...letters].map((letter) => word + letter));

export default ({ byRules }) => ({
  paired,
  words: [4, 6].flatMap((length) =>
    wordsOf('abc', length).map((word) => ({ word, outcome: byRules('letter-picking', `s=${word}`).outcome })),
  ),
});
