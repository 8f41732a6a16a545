/** How long the two parts of an announcement may be, in UTF-16 units; the database counts characters, which are never more. */
export const TITLE_MOST = 60;
export const TEXT_MOST = 400;

/** Where an announcement is shown: in What's New, on the Bulletin Board, or in both. */
export const PLACES = ['whats-new', 'bulletin-board', 'both'] as const;
export type AnnouncementPlace = (typeof PLACES)[number];

/** How many announcements people see at once, the newest. */
export const MOST_SHOWN = 10;
