import { examplePicture } from './example-picture.ts'

/**
 * The pictures of the starters are to be replaced. Their addresses lead nowhere, and previews draw something in their place,
 * as SVG data: undefined for every other address.
 */
export function drawnPicture(src: string): string | undefined {
  const { name = '', width = '', height = '' } = examplePicture(src) ?? {}
  if (!isPicture(name)) return undefined
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">${drawings[name]}</svg>`,
  )}`
}

const ground = (wall: string, table: string, from = 290) =>
  `<path fill="${wall}" d="M-600-600h1800v${600 + from}H-600z"/><path fill="${table}" d="M-600 ${from}h1800v900H-600z"/>`
const leaf = (x: number, y: number, turn: number, fill: string, size = 1) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="${fill}" d="M0 0c26-34 26-78 0-112C-26-78-26-34 0 0z"/>`

/** HTML of the renderer with drawings in place of the pictures of starters. */
export const withDrawnPictures = (html: string): string =>
  html.replaceAll(/ src="([^"]*)"/g, (whole, src: string) => {
    const drawn = drawnPicture(src)
    return drawn === undefined ? whole : ` src="${drawn}"`
  })

/** Drawn on 600 by 400, and beyond it for other shapes. */
const drawings = {
  vase:
    ground('#efe3d3', '#d9bf9f') +
    '<circle cx="430" cy="120" r="64" fill="#f8efe2"/>' +
    leaf(262, 186, -34, '#5f7a5a') +
    leaf(268, 180, 4, '#7d9874', 1.2) +
    leaf(276, 188, 40, '#4e6a4c') +
    '<path fill="#b4573a" d="M238 186h62c2 26 34 48 34 88 0 44-24 66-65 66s-65-22-65-66c0-40 32-62 34-88z"/><path fill="#9b452c" d="M300 186c2 26 34 48 34 88 0 44-24 66-65 66 34-12 46-40 42-74-4-36-20-50-22-80z"/>' +
    '<ellipse cx="404" cy="322" rx="58" ry="18" fill="#c9a67f"/><path fill="#f6f0e6" d="M352 272h104c0 34-20 56-52 56s-52-22-52-56z"/><ellipse cx="404" cy="272" rx="52" ry="12" fill="#e7dccb"/>',
  cup:
    ground('#dfe6dc', '#b9c6b2') +
    '<circle cx="170" cy="110" r="46" fill="#eef3ea"/><ellipse cx="306" cy="334" rx="132" ry="24" fill="#9fae98"/><ellipse cx="306" cy="328" rx="132" ry="22" fill="#f7f7f2"/>' +
    '<path fill="#3f6650" d="M220 208h172c0 72-24 116-86 116s-86-44-86-116z"/><path fill="none" stroke="#3f6650" stroke-width="16" d="M388 226c52-6 54 62-10 62"/><ellipse cx="306" cy="208" rx="86" ry="18" fill="#2f4f3e"/><ellipse cx="306" cy="210" rx="74" ry="13" fill="#a9b86a"/>' +
    '<path fill="none" stroke="#f7f7f2" stroke-width="7" stroke-linecap="round" opacity=".8" d="M278 172c-16-24 16-32 0-58m46 58c-16-24 16-32 0-58"/>',
  leaves:
    '<path fill="#e6ece0" d="M-600-600h1800v1800H-600z"/>' +
    leaf(120, 420, -18, '#4f7355', 2.6) +
    leaf(210, 440, 12, '#7f9f78', 2.2) +
    leaf(330, 430, -8, '#3d5f49', 3) +
    leaf(420, 450, 24, '#8fae85', 2.4) +
    leaf(530, 430, -14, '#557b5b', 2.8) +
    '<circle cx="468" cy="84" r="44" fill="#f2c46d"/>',
  hills:
    '<path fill="#f6ddc6" d="M-600-600h1800v1800H-600z"/><circle cx="404" cy="150" r="62" fill="#ef9a6b"/>' +
    '<path fill="#c9a3a0" d="M-600 300 120 150l140 96 120-70 220 130 600-60v960H-600z"/><path fill="#8d7f9c" d="M-600 340l260-40 320-40 200 62 180-56 240 70 600-20v900H-600z"/><path fill="#54597c" d="M-600 370c300-30 560-20 780 0s380 8 1020-14v900H-600z"/>',
  house:
    ground('#dbe7ee', '#c6cfcf', 330) +
    '<path fill="#f9f6ef" d="M130 130h340v206H130z"/><path fill="#2f4858" d="M110 100h380v46H110z"/>' +
    '<path fill="#e0674c" d="M118 146h52v34a26 26 0 0 1-52 0zM222 146h52v34a26 26 0 0 1-52 0zM326 146h52v34a26 26 0 0 1-52 0zM430 146h52v34a26 26 0 0 1-52 0z"/><path fill="#fff" d="M170 146h52v34a26 26 0 0 1-52 0zM274 146h52v34a26 26 0 0 1-52 0zM378 146h52v34a26 26 0 0 1-52 0z"/>' +
    '<path fill="#a8c4cf" d="M156 228h120v76H156z"/><path fill="#2f4858" d="M318 226h66v110h-66z"/><circle cx="372" cy="284" r="5" fill="#f2c46d"/><path fill="#7f9f78" d="M410 300h34v36h-34z"/>' +
    leaf(427, 302, 0, '#557b5b', 0.6),
  room:
    ground('#ece4f0', '#cdbfd6', 320) +
    '<path fill="#fbf7ff" d="M96 70h150v170H96z"/><path fill="#b7d0e6" d="M106 80h62v150h-62zM174 80h62v150h-62z"/>' +
    '<path fill="#6b4d7d" d="M330 320V210h170v110h-18v-70H348v70z"/><path fill="#8a6a9e" d="M316 196h198v20H316z"/><path fill="#efc46f" d="M392 90l46 0 22 52h-90z"/><path stroke="#6b4d7d" stroke-width="6" d="M415-600V90"/>' +
    '<path fill="#e58b6f" d="M352 160h46v36h-46z"/><ellipse cx="460" cy="184" rx="26" ry="12" fill="#f9f6ef"/><circle cx="168" cy="306" r="34" fill="#d98fa3"/>',
} as const

const isPicture = (name: string): name is keyof typeof drawings => Object.hasOwn(drawings, name)
/** What a starter can show. */
export type Picture = keyof typeof drawings
