import type { Desktop } from '../../kernel/app.ts';
import type { Done } from '../../services/disk/disk.ts';
import { PROBLEM_TITLES, PROBLEMS } from './problemTexts.ts';

type Act = keyof typeof PROBLEM_TITLES;
interface Asking {
  readonly desktop: Pick<Desktop, 'ask'>;
}

/** Says why something was not done. Answers whether it was. */
export async function tellProblem({ desktop }: Asking, act: Act, done: Done<unknown>): Promise<boolean> {
  if (done.ok) return true;
  await desktop.ask({
    title: PROBLEM_TITLES[act],
    message: PROBLEMS[done.error],
    icon: 'error',
  });
  return false;
}
