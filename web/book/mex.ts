// A box that computes the mex of the numbers typed: the least non-negative integer not among them.
import { numbersIn } from './exercise.js';

const mexOf = (numbers: ReadonlySet<number>): number => {
  let mex = 0;
  while (numbers.has(mex)) ++mex;
  return mex;
};

export function tellMex(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form.mex')) {
    const [field, output] = [form.querySelector('input'), form.querySelector('output')];
    if (!field || !output) continue;
    const update = () => {
      const numbers = field.value.trim() === '' ? [] : numbersIn(field.value);
      output.value = numbers ? `= ${mexOf(new Set(numbers))}` : '= ?';
    };
    field.addEventListener('input', update);
    form.addEventListener('submit', (event) => event.preventDefault());
    update();
  }
}
