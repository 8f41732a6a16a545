/** The name of the school's computer, with which every address of its site begins. */
export const HOST = 'fhs.arcadia';
