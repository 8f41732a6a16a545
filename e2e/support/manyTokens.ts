import type { Page } from '@playwright/test';
import type { TokensAnswer } from '../../supabase/functions/_shared/contract/collection/collection.ts';

/**
 * Shows the pages that are opened from now on a wallet with so many Flunks: those that it has, again and again, under
 * numbers from 1 on. Not by a route: every request would go through the test then, each picture's too.
 */
export async function holdManyFlunks(page: Page, count: number): Promise<void> {
  await page.addInitScript((total) => {
    const { fetch } = window;
    window.fetch = async (resource, options) => {
      const url = new URL(resource instanceof Request ? resource.url : resource, location.href);
      const { searchParams: asked } = url;
      if (url.pathname !== '/api/collection/tokens' || asked.get('collection') !== 'Flunks') {
        return fetch(resource, options);
      }
      const [offset, limit] = [Number(asked.get('offset')), Number(asked.get('limit'))];
      asked.set('offset', '0');
      const answer = (await (await fetch(url, options)).json()) as TokensAnswer;
      const tokens = Array.from({ length: Math.min(limit, total - offset) }, (_, step) => {
        const serial = offset + step + 1;
        const token = answer.tokens[serial % answer.tokens.length];
        return { ...token, tokenId: `${serial}`, serial, name: `Flunk #${serial}` };
      });
      return Response.json({ ...answer, tokens, total, counts: { ...answer.counts, Flunks: total } });
    };
  }, count);
}
