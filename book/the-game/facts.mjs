// A position of this game, as the engine writes it: "coins on 1,1,3". What stands on square 0 is not written.
const squaresOf = (position) => position.match(/\d+/g) ?? [];
const paired = (squares) => squares.every((square) => squares.filter((other) => other === square).length % 2 === 0);

export default ({ explain, table }) => {
  const countsOf = (position) => [1, 2, 3].map((square) => squaresOf(position).filter((on) => Number(on) === square).length).join(',');
  const answers = (position) => explain('the-game', `counts=${countsOf(position)}`).options;
  return {
    /** Each move from 1, 2, 3 has an answer after which only pairs are left. */
    answersLeavePairs: answers('1,2,3').every(({ to }) => answers(to).some((answer) => paired(squaresOf(answer.to)))),
    lostBesideFive: table('the-game', 'counts=1,1,0,0,1,0,0').where('P'),
  };
};
