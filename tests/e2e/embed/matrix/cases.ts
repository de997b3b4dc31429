// The cases: how a figure can come onto a page, and what can stand in its way.
import { classic, framed, framePage, type Hosts, module, onePage, sitePage } from './hosts.js';

export const ways = ['`embed.js`', '`embed.mjs`', '`embed.html` in a frame', 'the site', '`grundyscope.html`'] as const;
type Way = (typeof ways)[number];

export interface Cell {
  address: string;
  /** In the words of the table. */
  expected: string;
  /** Where WebKit sees something else. */
  inWebKit?: string;
}

export interface Row {
  title: string;
  javaScript: boolean;
  cells: Partial<Record<Way, Cell>>;
}

const WORKS = 'works';
const FALLBACK = 'fallback';

/** In the order of the ways; null where one makes no sense. */
function row(
  title: string,
  cells: (readonly [address: string, expected: string, inWebKit?: string | undefined] | null)[],
  javaScript = true,
): Row {
  const known = ways.flatMap((way, i) => {
    const [address, expected, inWebKit] = cells[i] ?? [];
    return address ? [[way, { address, expected, ...(inWebKit && { inWebKit }) }]] : [];
  });
  return { title, javaScript, cells: Object.fromEntries(known) };
}

const origins = ({ plain, shared, beside, put }: Hosts): Row[] => [
  row('same origin', [
    [`${beside}classic.html`, WORKS],
    [`${beside}module.html`, WORKS],
    [`${beside}frame.html`, WORKS],
    [sitePage(beside), WORKS],
    [onePage(beside), WORKS],
  ]),
  row('another origin, without CORS headers', [
    [put(classic(plain)), WORKS],
    [put(module(plain)), FALLBACK],
    [put(framed(framePage(plain))), WORKS],
  ]),
  row('another origin, with CORS headers', [
    [put(classic(shared)), WORKS],
    [put(module(shared)), WORKS],
    [put(framed(framePage(shared))), WORKS],
  ]),
];

const fromDisk = ({ disk }: Hosts): Row[] => [
  row('`file://`, all from disk', [
    [`${disk}classic.html`, WORKS],
    [`${disk}module.html`, FALLBACK],
    [`${disk}frame.html`, WORKS],
    [sitePage(disk), FALLBACK],
    [onePage(disk), WORKS],
  ]),
  row('`file://`, the rest from a site with CORS headers', [
    [`${disk}classic-far.html`, WORKS],
    [`${disk}module-far.html`, WORKS],
    [`${disk}frame-far.html`, WORKS],
  ]),
];

function sandboxed({ plain, shared, put }: Hosts): Row[] {
  const boxed = (address: string) => put(framed(address, 'sandbox="allow-scripts"'));
  const from = (site: string, title: string, modules: string, sites: string) =>
    row(title, [
      [boxed(put(classic(site))), WORKS],
      [boxed(put(module(site))), modules],
      [boxed(framePage(site)), WORKS],
      // In WebKit a page of no origin may not load its own files.
      [boxed(sitePage(site)), sites, FALLBACK],
      [boxed(onePage(site)), WORKS],
    ]);
  return [
    from(plain, '`sandbox="allow-scripts"`, without CORS headers', FALLBACK, FALLBACK),
    // Its worker is a file, which frames of no origin may not start.
    from(shared, '`sandbox="allow-scripts"`, with CORS headers', WORKS, 'reason'),
  ];
}

/** Pages with a policy, with figures from a site elsewhere, and the site on a host that sends the same. No style but from files. */
async function guarded({ shared, put, strict }: Hosts): Promise<Row[]> {
  const { origin } = new URL(shared);
  const under = async (title: string, scripts: string, rest: string, figures: string, site: string, inWebKit?: string) => {
    const policy = `default-src 'self'; script-src 'self' ${origin} ${scripts}; style-src 'self'; frame-src ${origin}; ${rest}`;
    return row(title, [
      [put(classic(shared), policy), figures, inWebKit],
      [put(module(shared), policy), figures, inWebKit],
      [put(framed(framePage(shared)), policy), WORKS],
      [sitePage(await strict(policy)), site],
    ]);
  };
  const wasm = "'wasm-unsafe-eval'";
  return [
    // WebKit comes to the worker first.
    await under(
      "CSP strict: `script-src 'self'` and the site",
      '',
      '',
      `fallback (\`${wasm}\`)`,
      `reason (\`${wasm}\`)`,
      'fallback (`blob:`)',
    ),
    await under(`CSP with \`${wasm}\` alone`, wasm, '', 'fallback (`blob:`)', WORKS),
    await under(`CSP with \`${wasm}\` and \`worker-src blob:\``, wasm, 'worker-src blob:', WORKS, "reason (`'self'`)"),
  ];
}

export const casesOf = async (hosts: Hosts): Promise<Row[]> => [
  ...origins(hosts),
  ...fromDisk(hosts),
  ...sandboxed(hosts),
  ...(await guarded(hosts)),
  row('wasm with a wrong MIME type', [null, null, null, [sitePage(hosts.wrongType), WORKS]]),
  row(
    'JavaScript off',
    [
      [`${hosts.beside}classic.html`, FALLBACK],
      [`${hosts.beside}module.html`, FALLBACK],
      [`${hosts.beside}frame.html`, FALLBACK],
      [sitePage(hosts.beside), FALLBACK],
      [onePage(hosts.beside), FALLBACK],
    ],
    false,
  ),
];
