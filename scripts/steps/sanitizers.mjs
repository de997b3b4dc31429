// Settings to run programs with sanitizers.
import { run } from './child.mjs';
import { print } from './terminal.mjs';

const works = async (command, env) => (await run(command, { env })).code === 0;

/** {prefix, env} for running `program`. Leaks are detected where possible: not under a tracer, nor in some containers. */
export async function underSanitizers(program) {
  // GCC 12's sanitizer crashes at random under kernels with wider address randomisation, so that is turned off.
  const prefix = (await works(['setarch', '-R', 'true'])) ? ['setarch', '-R'] : [];
  const env = { UBSAN_OPTIONS: 'halt_on_error=1,print_stacktrace=1', ASAN_OPTIONS: 'detect_leaks=1' };
  if (!(await works([...prefix, program, '--gtest_list_tests'], env))) {
    env.ASAN_OPTIONS = 'detect_leaks=0';
    print('    (leaks are not looked for: that does not work here)');
  }
  return { prefix, env };
}
