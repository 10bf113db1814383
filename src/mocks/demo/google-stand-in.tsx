import { returnTarget } from '#domain/auth/return-target'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as styles from './google-stand-in.css.ts'

/** Not part of the product: its texts stay out of the catalogues. */
const texts = {
  en: {
    notice: 'Not part of the product. No password is asked for, nothing leaves this browser.',
    title: 'Stand-in for Google sign-in (demo)',
    choose: 'Choose an account',
    acc_haruka: 'Owner of two workspaces, member of one, admin',
    acc_tom: 'Member of one workspace',
    acc_new: 'Invited, in no workspace yet',
    failed: 'That did not work. Try again.',
  },
  ja: {
    notice: '製品の一部ではありません。パスワードは不要で、データはこのブラウザの外に送信されません。',
    title: 'Googleログインの代用ページ（デモ）',
    choose: 'アカウントを選択してください',
    acc_haruka: '2つのワークスペースのオーナー、1つのメンバー、管理者',
    acc_tom: '1つのワークスペースのメンバー',
    acc_new: '招待済み、所属ワークスペースなし',
    failed: 'ログインできませんでした。もう一度お試しください。',
  },
} as const

const accounts = [
  { id: 'acc_haruka', name: '森 遥', email: 'haruka.mori@sakura-roastery.example' },
  { id: 'acc_tom', name: 'Tom Walker', email: 'tom.walker@sakura-roastery.example' },
  { id: 'acc_new', name: '伊藤 健太', email: 'kenta.ito@ridge-outdoor.example' },
] as const

interface GoogleStandInProps {
  language: keyof typeof texts
  onChoose: (accountId: string) => Promise<void>
}

/** What the demo shows where the product would leave for Google. */
function GoogleStandIn({ language, onChoose }: GoogleStandInProps) {
  const [failed, setFailed] = useState(false)
  const words = texts[language]
  return (
    <main className={styles.root}>
      <p className={styles.notice}>{words.notice}</p>
      <h1 className={styles.title}>{words.title}</h1>
      <p>{words.choose}</p>
      <ul className={styles.list}>
        {accounts.map(({ id, name, email }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.account}
              onClick={() => void onChoose(id).catch(() => setFailed(true))}
            >
              <span>{name}</span>
              <span className={styles.detail}>{email}</span>
              <span className={styles.detail}>{words[id]}</span>
            </button>
          </li>
        ))}
      </ul>
      {failed && <p role="alert">{words.failed}</p>}
    </main>
  )
}

/** Takes over the page: whoever is chosen is signed in and goes on to `redirect`, if that is a place of this site. */
export function showGoogleStandIn(
  root: HTMLElement,
  { redirect, signIn }: { redirect: string | undefined; signIn: (accountId: string) => Promise<unknown> },
): void {
  const { origin } = window.location
  const target = returnTarget(redirect, origin)
  const language = (navigator.languages[0] ?? 'en').startsWith('ja') ? 'ja' : 'en'
  document.title = texts[language].title
  document.documentElement.lang = language
  createRoot(root).render(
    <GoogleStandIn
      language={language}
      onChoose={async (accountId) => {
        await signIn(accountId)
        window.location.assign(target)
      }}
    />,
  )
}
