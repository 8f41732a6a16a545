import { placeScene } from '../../places/placeScene.ts';

/** Where the town begins, until there is a map of it: before the arcade on Main Street. */
export default placeScene('arcade', { status: 'Some doors answer. Press one and see.' });
