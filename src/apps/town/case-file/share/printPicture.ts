import styles from '../papers.module.css';

/** Prints a picture, alone on a sheet of paper. Throws where it cannot be decoded. */
export async function printPicture(url: string): Promise<void> {
  const image = document.createElement('img');
  image.src = url;
  await image.decode();
  const sheet = document.createElement('div');
  sheet.className = styles.sheet ?? '';
  sheet.append(image);
  document.body.append(sheet);
  // The page has to be as it is printed until the browser has what it needs of it.
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  globalThis.print();
}
