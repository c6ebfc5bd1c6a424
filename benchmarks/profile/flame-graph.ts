import type { Call } from "./cpu-profile.ts";

const WIDTH = 1_400;
const ROW_HEIGHT = 17;
const NARROWEST = 0.4;
const CHARACTER_WIDTH = 6.2;

/** Draws calls as an SVG file: callers above, widths by time. Hovering shows the name, time and share of a call. */
export function drawFlameGraph(root: Call): string {
  const boxes: string[] = [];
  let deepest = 0;
  const draw = (call: Call, left: number, depth: number): void => {
    const width = (call.totalUs / root.totalUs) * WIDTH;
    if (width < NARROWEST) return;
    deepest = Math.max(deepest, depth);
    boxes.push(drawBox(call, { left, width, top: depth * ROW_HEIGHT }, root.totalUs));
    let next = left;
    for (const callee of call.callees.toSorted((a, b) => b.totalUs - a.totalUs)) {
      draw(callee, next, depth + 1);
      next += (callee.totalUs / root.totalUs) * WIDTH;
    }
  };
  draw(root, 0, 0);
  const height = (deepest + 1) * ROW_HEIGHT;
  const style = "text{font:11px monospace;pointer-events:none}rect{stroke:#fff;stroke-width:.5}";
  const size = `width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${style}</style>\n${boxes.join("\n")}\n</svg>\n`;
}

function drawBox(call: Call, box: { left: number; width: number; top: number }, wholeUs: number): string {
  const share = ((call.totalUs / wholeUs) * 100).toFixed(1);
  const title = escape(`${call.name}: ${Math.round(call.totalUs / 1000)} ms, ${share} %`);
  const place = `x="${box.left.toFixed(2)}" y="${box.top}"`;
  const fits = Math.floor((box.width - 4) / CHARACTER_WIDTH);
  const label =
    fits < 3
      ? ""
      : `<text x="${(box.left + 2).toFixed(2)}" y="${box.top + 12}">${escape(call.name.slice(0, fits))}</text>`;
  const rect = `<rect ${place} width="${box.width.toFixed(2)}" height="${ROW_HEIGHT}" fill="${colourOf(call.name)}"/>`;
  return `<g><title>${title}</title>${rect}${label}</g>`;
}

/** One hue for the server, one for its libraries, one for Node.js. */
function colourOf(name: string): string {
  const hue = / src\//.test(name) ? 35 : / node:/.test(name) || !name.includes(" ") ? 210 : 120;
  const shade = [...name].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 997, 0);
  return `hsl(${hue} 70% ${68 + (shade % 16)}%)`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
