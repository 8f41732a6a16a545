export const description = 'Your GUM: what today pays, your attendance, and every movement there ever was.';

export const help = [
  'Today shows what you have, what you can earn today, and how long until each source pays again. The time is the school computer’s, so a wrong clock on your side changes nothing. The check-in is claimed here or in My Locker.',
  'Attendance is a calendar with a stamp on each day on which you signed in. Days begin at midnight UTC.',
  'Ledger has everything that you earned and spent, 50 lines a page. Choose what it shows, and save that or all of it as a CSV file for a spreadsheet.',
  'Charts draws your balance over the last days and what each source paid in them; the same can be read as a table.',
  'The balance, the login and the check-in follow what happens in other windows and tabs by themselves.',
];
