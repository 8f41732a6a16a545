export const description = 'Pictures of whole pixels: pencil, brush, shapes, letters, and 28 colors.';

export const help = [
  'Draw with the left button in the first color and with the right one in the second; a click on a color chooses the first, a right click or a long press the second, and a double click makes a color of your own. Shift keeps lines straight, boxes square and ellipses round. A finger draws, two fingers scroll and zoom.',
  'A curve is a line first: draw it, then pull at it once or twice. The eraser leaves the second color, and with the right button it takes the first color alone. The fill spreads over one color until it meets another.',
  'Select takes a rectangle: drag it to move it, hold Ctrl to leave a copy behind. Ctrl+X, Ctrl+C and Ctrl+V cut, copy and paste, pictures from other windows too; Del clears what is selected. Draw Opaque in the Image menu says whether the second color comes with it.',
  'Ctrl+Z takes back up to 50 steps, Ctrl+Y does them again. What these steps keep is at most 48 MB, so that of the very largest pictures it is fewer.',
  'By keys: the arrows move a cross over the picture, with Shift eight pixels at a time. Space presses the tool there and releases it again, Escape gives up. A selection moves by the arrows until Escape lays it down.',
  'A picture has at most 1600 pixels to a side; a larger one is made smaller as it comes in. Save puts it on drive C as a PNG. What is not saved is there again after a reload, up to the last second. Set As Wallpaper puts it behind your icons as it is now, tiled or centered.',
];
