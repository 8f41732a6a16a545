export const HELP_TEXTS = {
  title: 'Help',
  country: 'country',
  everywhere: 'everywhere',
  places: 'where help is',
  set: 'Set...',
  setOf: (country: string): string => `Set ${country}`,
  countryLabel: 'Country (two letters, empty for everywhere):',
  nameLabel: (number: number): string => `Name ${number}:`,
  addressLabel: (number: number): string => `Web address ${number}:`,
  notHelp:
    'A country has two letters. A place has a name without a telephone number, and the address of its web site, such as childline.ie.',
  save: 'Save...',
  saving: (country: string): string => `The personas name these to people in distress in: ${country}.`,
  clearing: (country: string): string =>
    `Nothing of its own is then named in: ${country}. What holds everywhere is.`,
  wasSet: 'It was set, and holds from the next message on.',
} as const;
