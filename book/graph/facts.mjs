const EDGES = '0>1,0>5,1>2,2>6,4>0,4>8,5>1,5>6,6>7,6>9,6>10,6>11,7>3,8>4,9>6,9>8,9>10,10>6,10>11';
const edges = EDGES.split(',').map((edge) => edge.split('>').map(Number));
const LAST = 11;
const HEAP = 4;

export default ({ table, answer }) => {
  const layer = (name) => table('graph', '', name).cells;
  const outcomes = layer('outcome');
  /** The outcome of the token beside a Nim heap, from the graph of both together, without nimbers. */
  const beside = (vertex, heap) => {
    const at = (v, n) => v * (HEAP + 1) + n;
    const both = [];
    for (let n = 0; n <= HEAP; ++n) {
      for (const [from, to] of edges) both.push(`${at(from, n)}>${at(to, n)}`);
      for (let v = 0; v <= LAST; ++v) for (let less = 0; less < n; ++less) both.push(`${at(v, n)}>${at(v, less)}`);
    }
    return answer('graph', `edges=${both.join(',')} start=${at(vertex, heap)}`).outcome;
  };
  const heaps = Array.from({ length: HEAP + 1 }, (_, n) => n);
  return {
    same: answer('graph', `edges=${EDGES}`).remoteness === answer('graph', '').remoteness,
    lost: outcomes.filter(({ value }) => value === 'P' || value === 1).map(({ x, y }) => 10 * y + x),
    drawn: outcomes.filter(({ value }) => value === 'D' || value === 2).map(({ x, y }) => 10 * y + x),
    nimberOf: (vertex) => answer('graph', `start=${vertex}`).nimber,
    lengthOf: (vertex) => answer('graph', `start=${vertex}`).remoteness,
    outcomeOf: (vertex) => answer('graph', `start=${vertex}`).outcome,
    /** The heaps beside which the player to move wins, loses. */
    won: (vertex) => heaps.filter((n) => beside(vertex, n) === 'N'),
    lostBeside: (vertex) => heaps.filter((n) => beside(vertex, n) === 'P'),
  };
};
