// The site as an application: what Chromium has to say against installing it, which is nothing, and icons that are all the same picture.
import { expect, test } from 'vitest';
import { stage } from './embed/harness.js';

const on = stage();

test('the site can be installed', async () => {
  const context = await on.browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(on.pages.site);
  const session = await context.newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${on.pages.site}site.webmanifest`);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Windows of tests are private ones.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { icons, shortcuts } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string }[]; shortcuts: { url: string }[] };
  for (const { url: link } of shortcuts) expect((await page.request.get(`${on.pages.site}${link}`)).status()).toBe(200);
  const pictures = await page.evaluate(
    async (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = new OffscreenCanvas(192, 192);
          const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          pen.imageSmoothingEnabled = false;
          pen.drawImage(image, 0, 0, 192, 192);
          const { data: pixels } = pen.getImageData(0, 0, 192, 192);
          return Array.from({ length: 64 }, (_, i) =>
            pixels
              .slice(4 * ((24 * Math.floor(i / 8) + 12) * 192 + 24 * (i % 8) + 12))
              .subarray(0, 3)
              .join(),
          ).join(' ');
        }),
      ),
    [...icons.map(({ src }) => src), 'icon-180.png'],
  );
  expect(new Set(pictures).size).toBe(1);
  expect(new Set(pictures[0]?.split(' ')).size).toBe(2);
  await context.close();
});
