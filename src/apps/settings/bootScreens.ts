// The screens are drawn by the engine, which a page of React does not import; it only hands them to the desktop.
export { LOADING_SCREENS as BOOT_SCREENS, sceneOf as previewScene } from '../../screens/catalogue.ts';
