// Where a graph is drawn: nodes in given layers, from left to right, in an order with few crossings (Sugiyama's method, by d3-dag).
//
// A move that passes other layers runs in a track there, so that it goes around the nodes. All moves to one position share its tracks:
//
//   layer 0    1    2    3
//   a ---------.
//   b ----.     \
//          `-----+---> d         two moves to d meet before they arrive
import {
  coordGreedy,
  type Decross,
  decrossDfs,
  decrossTwoLayer,
  type Graph,
  type GraphNode,
  graph,
  type SugiNode,
  sugiyama,
  twolayerAgg,
  twolayerGreedy,
} from 'd3-dag';

/** `moves`: pairs of nodes in different layers. `node`, `track`: the room for a node and for a track, in pixels. */
export interface Task {
  layer: readonly number[];
  moves: readonly (readonly [from: number, to: number])[];
  node: number;
  track: number;
}

export interface Layout {
  height: number;
  /** The y of each node. */
  at: number[];
  /** The y of each move in all layers from its first to its last. */
  routes: number[][];
}

interface Spot {
  /** Undefined for tracks. */
  node?: number;
  layer: number;
  room: number;
}

/** From this many nodes and tracks on, one fast method orders the layers. */
const MANY = 2500;
const SWEEPS = 12;
const PASSES = 4;
const GAP = 4;

/** Puts nodes near their neighbours on both sides (the barycentre method). */
const barycentre: Decross<unknown, unknown> = (layers) => {
  const place = new Map<SugiNode, number>();
  const spread = () => {
    for (const layer of layers) for (const [i, node] of layer.entries()) place.set(node, (i + 0.5) / layer.length);
  };
  spread();
  const near = new Map(layers.flat().map((node) => [node, [...node.parents(), ...node.children()] as SugiNode[]]));
  for (let sweep = 0; sweep < SWEEPS; ++sweep) {
    const wish = new Map(
      [...near].map(([node, others]) => {
        const sum = others.reduce((total, other) => total + (place.get(other) as number), 0);
        return [node, others.length > 0 ? sum / others.length : (place.get(node) as number)];
      }),
    );
    for (const layer of layers) layer.sort((a, b) => (wish.get(a) as number) - (wish.get(b) as number));
    spread();
  }
};

const asItIs: Decross<unknown, unknown> = () => {};

/** The best of three beginnings. */
const careful = decrossTwoLayer().order(twolayerGreedy().base(twolayerAgg())).inits([asItIs, decrossDfs(), barycentre]).passes(PASSES);

/** The layers are given. */
function given(drawn: Graph<Spot, undefined>): number {
  let last = 0;
  for (const spot of drawn.nodes()) {
    spot.y = spot.data.layer;
    last = Math.max(last, spot.y);
  }
  return last;
}

/** O(moves x layers) nodes and tracks. Takes up to a second for 2,500 of them. */
export function layOut({ layer, moves, node, track }: Task): Layout {
  const drawn = graph<Spot, undefined>();
  const nodes = layer.map((at, i) => drawn.node({ node: i, layer: at, room: node }));
  type Drawn = (typeof nodes)[number];
  const tracks = new Map<string, Drawn>();
  const trackOf = (to: number, at: number) => {
    const name = `${to} ${at}`;
    const found = tracks.get(name) ?? drawn.node({ layer: at, room: track });
    tracks.set(name, found);
    return found;
  };
  const linked = new Map<Drawn, Set<Drawn>>();
  const link = (left: Drawn, right: Drawn) => {
    const known = linked.get(left) ?? new Set();
    if (!known.has(right)) left.child(right, undefined);
    linked.set(left, known.add(right));
  };
  const paths = moves.map(([from, to]) => {
    const [first, last] = [layer[from] as number, layer[to] as number];
    const step = Math.sign(last - first);
    const path = [nodes[from] as Drawn];
    for (let at = first + step; at !== last; at += step) path.push(trackOf(to, at));
    path.push(nodes[to] as Drawn);
    for (const [i, spot] of path.slice(1).entries()) step > 0 ? link(path[i] as Drawn, spot) : link(spot, path[i] as Drawn);
    return path;
  });
  const layout = sugiyama()
    .layering(given)
    .decross(nodes.length + tracks.size < MANY ? careful : barycentre)
    .coord(coordGreedy())
    .nodeSize(({ data }: GraphNode<Spot, undefined>) => [data.room, 1] as const)
    .gap([GAP, 0]);
  const { width } = layout(drawn);
  return { height: width, at: nodes.map(({ x }) => x), routes: paths.map((path) => path.map(({ x }) => x)) };
}
