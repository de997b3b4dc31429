// How programs with sanitizers are run here.
import { run } from './child.mjs';
import { print } from './terminal.mjs';

const works = async (command, env) => (await run(command, { env })).code === 0;

/** {prefix, env} for running `program`. Leaks are looked for where that works: not under a tracer, nor in some containers. */
export async function underSanitizers(program) {
  // GCC 12's sanitizer dies at random where the kernel spreads addresses more widely than it knew, unless they are not spread at all.
  const prefix = (await works(['setarch', '-R', 'true'])) ? ['setarch', '-R'] : [];
  const env = { UBSAN_OPTIONS: 'halt_on_error=1,print_stacktrace=1', ASAN_OPTIONS: 'detect_leaks=1' };
  if (!(await works([...prefix, program, '--gtest_list_tests'], env))) {
    env.ASAN_OPTIONS = 'detect_leaks=0';
    print('    (leaks are not looked for: that does not work here)');
  }
  return { prefix, env };
}
