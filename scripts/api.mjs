// Writes docs/api.txt, the public types of the package in lib/, after they were changed on purpose. `npm run build` comes before it.
import { writeFileSync } from 'node:fs';
import { apiReport } from './steps/api_report.mjs';
import { at, root } from './steps/place.mjs';

writeFileSync(at('docs', 'api.txt'), apiReport(root));
