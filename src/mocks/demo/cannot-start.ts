import * as styles from './google-stand-in.css.ts'

/** Not part of the product: its texts stay out of the catalogues. */
const texts = {
  en: {
    title: 'The demo can’t run in this window',
    text: 'It keeps its contacts and campaigns in this browser and answers from a service worker. This browser refuses one of them, as private windows do and as blocked cookies do.',
    next: 'Open it in a usual window, or allow cookies and site data for this page, and reload.',
  },
  ja: {
    title: 'このウィンドウではデモを利用できません',
    text: 'デモは、データをブラウザ内に保存し、Service Workerを使って動作します。プライベートウィンドウやCookieのブロックなどにより、このブラウザではどちらかが利用できません。',
    next: '通常のウィンドウで開くか、このページのCookieとサイトデータを許可してから、再読み込みしてください。',
  },
} as const

/** What the demo says where the browser lets it keep nothing. */
export function showCannotStart(root: HTMLElement): void {
  const language = (navigator.languages[0] ?? 'en').startsWith('ja') ? 'ja' : 'en'
  const { title, text, next } = texts[language]
  document.title = title
  document.documentElement.lang = language
  const heading = document.createElement('h1')
  heading.className = styles.title
  heading.textContent = title
  const paragraphs = [text, next].map((words) => {
    const paragraph = document.createElement('p')
    paragraph.textContent = words
    return paragraph
  })
  const main = document.createElement('main')
  main.className = styles.root
  main.append(heading, ...paragraphs)
  root.replaceChildren(main)
}
