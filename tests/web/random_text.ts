// Random rule texts: whatever can be written down, so that most of them are games that nobody would play.

/** Numbers from 0 to `below` - 1, the same for the same seed (xorshift). */
function numbers(seed: number): (below: number) => number {
  let state = (Math.imul(seed, 0x9e3779b9) ^ 0x5bd1e995) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

export function randomText(seed: number): string {
  const pick = numbers(seed);
  const one = <T>(of: readonly T[]): T => of[pick(of.length)] as T;
  const lines: string[] = [`list = {${Array.from({ length: 2 + pick(7) }, () => pick(9)).join(', ')}}`];

  lines.push(`board = ${one(['"012/340"', '{"012", "340"}'])}`);

  const long = pick(6) === 0;
  if (long) lines.push(`long = {${Array.from({ length: 65 + pick(10) }, () => 1 + pick(12)).join(', ')}}`);

  const slots: string[] = [];
  let array = 0;
  if (pick(4) === 0) {
    const size = 3 + pick(6);
    array = size;
    lines.push(`b[${size}]: 0..${one([1, 1, 2, 3])} = 0`);
    for (let i = 0; i < size; ++i) slots.push(`b[${i}]`);
    // As many pairs as places: the places are those of edges.
    const edges = one([size, 1 + pick(size)]);
    lines.push(`pairs = {${Array.from({ length: edges }, () => `(${pick(size)},${pick(size)})`).join(', ')}}`);
  } else {
    for (const name of ['x', 'y', 'z'].slice(0, 1 + pick(3))) {
      const least = one([0, 0, 0, 1, -3]);
      const most = least + one([3, 7, 8, 15, 20]);
      lines.push(`${name}: ${least}..${most} = ${most}`);
      slots.push(name);
    }
  }

  const expression = (depth: number, locals: readonly string[]): string => {
    if (depth === 0 || pick(4) === 0) return one([one(slots), one(slots), ...locals, String(pick(6)), String(-pick(4))]);
    const a = expression(depth - 1, locals);
    const b = expression(depth - 1, locals);
    return one([
      `(${a} + ${b})`,
      `(${a} - ${b})`,
      `(${a} * ${b})`,
      `(${a} / ${b})`,
      `(${a} % ${b})`,
      `(${a} ^ ${b})`,
      `(${a} & ${b})`,
      `min(${a}, ${b})`,
      `max(${a}, ${b})`,
      `abs(${a})`,
      `gcd(${a}, ${b})`,
      `list[${a}]`,
      `(board[${a}, ${b}] - '0')`,
      `(${condition(depth - 1, locals)} ? ${a} : ${b})`,
      `sum(list[i] for i in 0..1 if i < ${a})`,
      `(${pick(3) + 1} << (${a} & 3))`,
      `(${a} >> 1)`,
      ...(array > 0 ? [`groups(pairs, b > ${pick(2)})`, 'groups(b)'] : []),
    ]);
  };
  const condition = (depth: number, locals: readonly string[]): string => {
    const a = expression(depth, locals);
    const b = expression(depth, locals);
    return one([
      `${a} < ${b}`,
      `${a} <= ${b}`,
      `${a} == ${b}`,
      `${a} != ${b}`,
      `${a} in list`,
      `(${a} > 1 or ${b} > 1)`,
      `(${a} < 4 and ${b} > 0)`,
      `not ${one(slots)} == 1`,
      ...(array > 0 ? [`joined(pairs, b == ${pick(2)}, ${a}, ${b})`, `joined(b, ${a}, ${b})`] : []),
    ]);
  };

  const falls = pick(8) > 0;
  const scored = pick(7) === 0;
  const splits = !scored && slots.length === 1 && pick(3) === 0;
  if (pick(3) === 0) lines.push(`legal if ${condition(1, [])}`);
  const partisan = pick(7) === 0 && !splits;
  const moves = 1 + pick(4);
  for (let i = 0; i < moves; ++i) {
    const locals: string[] = [];
    const choices: string[] = [];
    if (pick(3) > 0) {
      choices.push(
        one([
          `k in 1..${1 + pick(5)}`,
          `k in 1..${one(slots)}`,
          `k in list`,
          `k in 1..${one(slots)} while ${condition(1, ['k'])}`,
          `k in 1..100 if k < 7`,
          `m in 1..${one(slots)}, k in 1..m if m + k < 9`,
          long ? 'k in long' : 'k in {1, 4}',
        ]),
      );
      locals.push('k');
    }
    if (pick(3) === 0) choices.push(`if ${condition(1 + pick(2), locals)}`);
    if (pick(5) === 0) {
      choices.push(`c = ${expression(2, locals)}`);
      locals.push('c');
    }
    const steps: string[] = [];
    if (scored) steps.push(`gain ${expression(1, locals)}`);
    // A place that is known only when the move is made.
    const slot =
      array > 0 && locals.includes('k') && pick(3) === 0 ? one(['b[k]', 'b[k - 1]', `b[(k + ${pick(3)}) % ${array}]`]) : one(slots);
    if (splits && pick(2) === 0) {
      const first =
        one(['0', '1', `${slot} / 2`, `min(${slot}, 2)`]) + one(['', ` for u in 1..${locals[0] ?? 2}`, ` if ${condition(1, locals)}`]);
      steps.push(`split ${slot} into ${first}, max(${slot} - ${locals[0] ?? 1} - 1, 0)`);
      choices.push(`if ${slot} > 2`);
    } else {
      const by = locals.includes('k') && pick(4) > 0 ? 'max(k, 1)' : String(1 + pick(3));
      steps.push(falls ? `${slot} -= ${by}` : `${slot} ${one(['-=', '+='])} ${by}`);
      if (slots.length > 1 && falls && pick(3) === 0) {
        const later = one(slots);
        if (later !== slot)
          steps.push(`${later} ${one(['-=', '+=', '=', '='])} ${one(['1', expression(1, locals), `(${expression(2, locals)}) & 1`])}`);
      }
      if (pick(6) === 0) steps.push(`if ${condition(1, locals)}`);
      if (!splits && pick(12) === 0) steps.push(one(['again', `again if ${condition(1, locals)}`]));
    }
    const who = partisan ? one(['Left', 'Right']) : 'move';
    lines.push(`${who} ${choices.join(', ')}: ${steps.join(', ')}`);
  }
  if (!splits && !scored && pick(3) === 0) {
    lines.push(`end if ${condition(2, [])}: ${one(['next wins', 'last wins', 'draw', 'next loses'])}`);
    if (pick(2) === 0) lines.push('end: next wins');
  }
  if (scored && pick(2) === 0) lines.push(`end if ${condition(1, [])}: score ${expression(1, [])}`);
  return lines.join('\n');
}
