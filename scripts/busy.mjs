// Runs a command while other processes keep the machine busy: node scripts/busy.mjs N COMMAND...
import { spawn } from 'node:child_process';

const [count, command, ...args] = process.argv.slice(2);
if (!/^[1-9]\d?$/.test(count ?? '') || !command) {
  process.stderr.write('usage: node scripts/busy.mjs N COMMAND..., N from 1 to 99\n');
  process.exit(2);
}
const busy = Array.from({ length: Number(count) }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
const end = () => {
  for (const one of busy) one.kill('SIGKILL');
};
process.on('exit', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
spawn(command, args, { stdio: 'inherit' }).on('close', (code) => process.exit(code ?? 1));
