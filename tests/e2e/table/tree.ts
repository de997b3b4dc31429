// The page as assistive technology gets it: the accessibility tree of Chromium.
import type { Page } from 'playwright-core';

export interface TreeNode {
  role: string;
  name: string;
  properties: Record<string, unknown>;
}

interface Value {
  value?: unknown;
  relatedNodes?: { backendDOMNodeId: number }[];
}

interface RawNode {
  ignored: boolean;
  backendDOMNodeId?: number;
  role?: Value;
  name?: Value;
  properties?: { name: string; value: Value }[];
}

/** All nodes that are exposed. `activedescendant` is the name of the node that it points to. */
export async function tree(page: Page): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: RawNode[] };
  await session.detach();
  const names = new Map(nodes.map((node) => [node.backendDOMNodeId, String(node.name?.value ?? '')]));
  const value = ({ value, relatedNodes }: Value) => (relatedNodes?.[0] ? names.get(relatedNodes[0].backendDOMNodeId) : value);
  return nodes
    .filter(({ ignored }) => !ignored)
    .map((node) => ({
      role: String(node.role?.value ?? ''),
      name: String(node.name?.value ?? ''),
      properties: Object.fromEntries((node.properties ?? []).map((property) => [property.name, value(property.value)])),
    }));
}
