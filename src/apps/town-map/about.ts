export const description = 'Arcadia, by day and by night.';

export const help = [
  'The town of Arcadia, as far as it has been mapped. It is day or night here when it is day or night in Arcadia.',
  'Some doors answer. Point at them, or reach them with the Tab key, and click, tap or press Enter.',
  'Where the picture is larger than the window, drag it or use the arrow keys.',
];
