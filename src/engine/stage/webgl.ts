export { WebGLRenderer as Renderer } from 'pixi.js';
