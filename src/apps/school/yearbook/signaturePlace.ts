import { textPlace, type DraftPlace } from '../../../services/drafts/drafts.ts';

/** Where a signature on this student's page is begun. An empty text is one too: it takes the words of before away. */
export const signaturePlace = (tokenId: string): DraftPlace<string> => textPlace(`signature of ${tokenId}`);
