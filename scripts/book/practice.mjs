// The practice list as HTML: techniques with their chapters, and under each its problems, with what they are here.
import { escaped } from './computed.mjs';

/** Some judges have titles in Chinese only. */
const languageOf = (text) => (/\p{Script=Han}/u.test(text) ? ' lang="zh"' : '');
const link = (address, text) => `<a href="${escaped(address)}"${languageOf(text)}>${escaped(text)}</a>`;

/** A problem's game, or its rules, which can be read before they are opened in the lab. */
function opened({ open }, { t, target }) {
  if (!open) return '';
  if (open.site) return `<div class="open">${link(target.site(open.site), t.practice.play(open.title))}</div>`;
  const rules = `<pre tabindex="0" translate="no"><code>${escaped(open.rules)}</code></pre>`;
  return `<div class="open">${link(target.places.lab + open.lab, t.openLab)}<details><summary>${t.practice.rules}</summary>${rules}</details></div>`;
}

/** `practice`: as in web/book/problems.ts; `titleOf`: the title of a chapter. */
export const practiceList = ({ id, t, practice, titleOf, target }) =>
  practice
    .map(({ name, idea, chapters, problems }, i) => {
      const items = problems.map(
        (problem) =>
          `<li>${link(problem.address, problem.title)} <span class="small">${escaped(problem.judge)}</span>: ${escaped(problem.task)}.${opened(problem, { t, target })}</li>`,
      );
      const links = chapters.map((chapter) => link(target.chapter(chapter), titleOf(chapter)));
      return `<h2 id="${id}-${i + 1}">${escaped(name)}</h2>
<p>${escaped(idea)} ${t.practice.chapter(chapters.length)}: ${links.join(', ')}.</p>
<ol>${items.join('\n')}</ol>
`;
    })
    .join('');
