/** Where a template has a text, in percent of its picture: the text's middle, and how wide it may become. */
export interface TextSpot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** In pixels of the document (MEME-3). */
  readonly fontSize: number;
  /** True: the picture is paper there, so that a text is written in ink. */
  readonly onPaper?: true;
}

/** A joke that everybody knows, with the places of its texts. */
export interface MemeTemplate {
  readonly id: string;
  readonly title: string;
  /** What it shows, for those who do not see it. */
  readonly description: string;
  /** How the joke goes: what each text says, in the order of the spots. */
  readonly pattern: readonly string[];
  readonly spots: readonly TextSpot[];
}

/** The six templates (MEME-2), in the order in which they are shown. */
export const MEME_TEMPLATES = [
  {
    id: 'classic',
    title: 'Classic Top/Bottom',
    description: 'Flunko before the lockers, with a clenched fist and a grim face.',
    pattern: ['what happens', 'how it ends'],
    spots: [
      { x: 50, y: 11, width: 94, fontSize: 36 },
      { x: 50, y: 89, width: 94, fontSize: 36 },
    ],
  },
  {
    id: 'drake',
    title: 'Drake Pointing',
    description: 'The man of the radio turns away from one thing, and points at a better one with a smile.',
    pattern: ['what is turned down', 'what is better'],
    spots: [
      { x: 75, y: 25, width: 44, fontSize: 30, onPaper: true },
      { x: 75, y: 75, width: 44, fontSize: 30, onPaper: true },
    ],
  },
  {
    id: 'brain',
    title: 'Expanding Brain',
    description: 'A Geek in four pictures: under a dead bulb, a lit one, rings of light, and planets.',
    pattern: ['a plain idea', 'a better idea', 'a clever idea', 'the idea that goes too far'],
    spots: [
      { x: 25, y: 12.5, width: 44, fontSize: 24, onPaper: true },
      { x: 25, y: 37.5, width: 44, fontSize: 24, onPaper: true },
      { x: 25, y: 62.5, width: 44, fontSize: 24, onPaper: true },
      { x: 25, y: 87.5, width: 44, fontSize: 24, onPaper: true },
    ],
  },
  {
    id: 'nobody',
    title: 'Nobody Asked',
    description: 'A Freak shouts through a megaphone from a cafeteria table. Nobody at it looks up.',
    pattern: ['that nobody asked', 'what is shouted all the same'],
    spots: [
      { x: 50, y: 12, width: 92, fontSize: 32, onPaper: true },
      { x: 50, y: 90, width: 94, fontSize: 32 },
    ],
  },
  {
    id: 'change',
    title: 'Change My Mind',
    description: 'A Geek with a mug, behind a table on the school lawn. An empty sign leans against it.',
    pattern: ['an opinion that is meant to be argued with'],
    spots: [{ x: 53, y: 83, width: 54, fontSize: 24, onPaper: true }],
  },
  {
    id: 'distracted',
    title: 'Distracted Boyfriend',
    description: 'On Main Street a Jock looks back at a Freak who passes. The Prep beside him has seen it.',
    pattern: ['what is new and tempting', 'who is tempted', 'what is forgotten'],
    spots: [
      { x: 17, y: 72, width: 32, fontSize: 24 },
      { x: 55, y: 72, width: 30, fontSize: 24 },
      { x: 84, y: 72, width: 30, fontSize: 24 },
    ],
  },
] as const satisfies readonly MemeTemplate[];

export type TemplateId = (typeof MEME_TEMPLATES)[number]['id'];

const BY_ID: ReadonlyMap<string, MemeTemplate & { readonly id: TemplateId }> = new Map(
  MEME_TEMPLATES.map((template) => [template.id, template]),
);

export const TEMPLATE_IDS = MEME_TEMPLATES.map(({ id }) => id);

/** The template of this id; null: there is none. */
export const templateById = (id: string | null): (MemeTemplate & { readonly id: TemplateId }) | null =>
  BY_ID.get(id ?? '') ?? null;

/** Where a picture without a template has its texts: above and below. */
export const PLAIN_SPOTS: readonly TextSpot[] = MEME_TEMPLATES[0].spots;

/** Where the texts of a picture go. */
export const spotsOf = (template: string | null): readonly TextSpot[] =>
  templateById(template)?.spots ?? PLAIN_SPOTS;
