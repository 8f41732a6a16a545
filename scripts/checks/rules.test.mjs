import { expect, it } from 'vitest';
import { titlesIn, unproven } from './rules.mjs';

/** Its subject is none of the product's, or the check of citations would look for it in docs/product.md. */
const PRODUCT = '# Rules\n\n- **KEY-1** A key opens one door.\n- **KEY-2** It turns.\n- **KEY-3** It fits.\n';

it('a rule is proven where the title of a test or of a step cites it', () => {
  const text = `
    it('opens by its key (KEY-1)', open);
    test.step(\`turns by \${kind} (KEY-2, KEY-3)\`, turn);`;
  expect(unproven(PRODUCT, [{ file: 'src/door.test.ts', text }])).toEqual([]);
});

it('a rule is not proven by a comment, nor by a test of another one', () => {
  const text =
    "it('opens by its key (KEY-1)', open); // KEY-2\nit('opens twelve (KEY-12)', open);\nsay('KEY-3');";
  expect(unproven(PRODUCT, [{ file: 'src/door.test.ts', text }])).toEqual([
    'no test cites KEY-2 in its title',
    'no test cites KEY-3 in its title',
  ]);
});

it('titles are those of tests and their steps, however they are called', () => {
  const text = `
    describe('a door', () => {
      it('is it\\'s own', () => expect(say('nothing')).toBe(1));
      it.skip.each(rows)("has a \${'knob'}", knob);
      test.step(\`by \${kind}\`, async () => <Door title="wide" />);
      submit('form');
      page.it;
    });`;
  expect(titlesIn('door.test.tsx', text)).toEqual(["is it's own", "has a ${'knob'}", 'by ${kind}']);
});
