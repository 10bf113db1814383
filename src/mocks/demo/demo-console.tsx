import { useRef, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import * as styles from './demo-console.css.ts'
import { forgetRecords } from '#lib/kept-records'
import { worldSizes } from '#mocks/core/journal'
import type { MockBackend } from '#mocks/core/respond'
import { isWorldSize, type ScenarioSettings } from '#mocks/core/scenario'

/** Not part of the product: its texts stay out of the catalogues. */
const texts = {
  en: {
    open: 'Demo',
    title: 'Demo console',
    notice: 'Not part of the product. The backend runs in this browser; what you do stays here.',
    role: 'Role',
    asIs: 'As it is',
    owner: 'Owner everywhere',
    member: 'Member everywhere',
    latency: 'Answers take',
    latency0: 'no time',
    latency400: '0.2 to 0.6 seconds',
    latency3000: '3 seconds',
    offline: 'Offline',
    failNext: 'Let the next call fail',
    failSome: 'Let every third call fail',
    recover: 'Let all calls succeed',
    size: 'Contacts in a new world',
    empty: 'None',
    small: '240',
    normal: '12,480',
    huge: '1,000,000',
    reset: 'Start a new world',
    sample: 'Load sample data into this workspace',
    notEmpty: 'This workspace has contacts already. Sample data is for one without any.',
    failed: 'Not everything could be loaded. Try it in a new workspace.',
    close: 'Close',
    done: 'Done.',
  },
  ja: {
    open: 'デモ',
    title: 'デモコンソール',
    notice:
      '製品の一部ではありません。バックエンドはこのブラウザ内で動作し、操作内容も外部に送信されません。',
    role: 'ロール',
    asIs: 'そのまま',
    owner: 'すべてオーナー',
    member: 'すべてメンバー',
    latency: '応答時間',
    latency0: 'なし',
    latency400: '0.2〜0.6秒',
    latency3000: '3秒',
    offline: 'オフライン',
    failNext: '次の呼び出しを失敗させる',
    failSome: '3回に1回失敗させる',
    recover: 'すべて成功させる',
    size: '作り直すデータのコンタクト数',
    empty: 'なし',
    small: '240件',
    normal: '12,480件',
    huge: '1,000,000件',
    reset: 'データを作り直す',
    sample: 'このワークスペースにサンプルデータを追加',
    notEmpty:
      'このワークスペースにはすでにコンタクトがあります。サンプルデータは、コンタクトがない場合に追加できます。',
    failed: '一部のデータを追加できませんでした。新しいワークスペースでお試しください。',
    close: '閉じる',
    done: '実行しました。',
  },
} as const

const latencies: Record<string, ScenarioSettings['latency']> = { '0': 0, '400': [200, 600], '3000': 3000 }

interface DemoConsoleProps {
  backend: Pick<MockBackend, 'scenario' | 'reset' | 'change' | 'respond'>
}

const languageOfPage = (): keyof typeof texts =>
  document.documentElement.lang.startsWith('ja') ? 'ja' : 'en'

/** The workspace that the page is of. */
const workspaceOfPage = () => /^\/workspaces\/([\w-]+)/.exec(window.location.pathname)?.[1]

/** What turns the screws of the demo's backend: the same scenario that stories and tests turn. */
function DemoConsole({ backend }: DemoConsoleProps) {
  const { scenario, reset } = backend
  const [language, setLanguage] = useState(languageOfPage)
  const words = texts[language]
  const [settings, setSettings] = useState(scenario.settings())
  const [said, setSaid] = useState('')
  const [workspaceId, setWorkspaceId] = useState(workspaceOfPage)
  const panel = useRef<HTMLDivElement>(null)
  // Drafts of records that a new world does not have are none.
  const startAnew = async () => {
    await Promise.all([reset(), forgetRecords().catch(() => undefined)])
    window.location.assign('/')
  }
  const change = (changes: Partial<ScenarioSettings>) => {
    scenario.set(changes)
    setSettings(scenario.settings())
  }
  const loadSample = async (into: string) => {
    try {
      const { loadSampleData } = await import('./sample-data.ts')
      const outcome = await loadSampleData(backend, into, language)
      if (outcome === 'not_empty') setSaid(words.notEmpty)
      // What was read before is of a workspace without anything.
      else window.location.reload()
    } catch {
      setSaid(words.failed)
    }
  }
  const once = (work: () => void) => () => {
    work()
    setSaid(words.done)
  }
  const latency = Object.keys(latencies).find((key) => String(latencies[key]) === String(settings.latency))
  return (
    <aside className={styles.root} aria-label={words.title}>
      <button type="button" className={styles.opener} popoverTarget="demo-console">
        {words.open}
      </button>
      <div
        ref={panel}
        id="demo-console"
        popover="auto"
        className={styles.panel}
        onBeforeToggle={() => {
          setLanguage(languageOfPage())
          setWorkspaceId(workspaceOfPage())
          setSaid('')
        }}
      >
        <p className={styles.title}>{words.title}</p>
        <p className={styles.notice}>{words.notice}</p>
        <Row label={words.role}>
          <select
            value={settings.role ?? 'as-is'}
            onChange={({ target: { value } }) =>
              change({ role: value === 'owner' || value === 'member' ? value : undefined })
            }
          >
            <option value="as-is">{words.asIs}</option>
            <option value="owner">{words.owner}</option>
            <option value="member">{words.member}</option>
          </select>
        </Row>
        <Row label={words.latency}>
          <select
            value={latency ?? '0'}
            onChange={({ target }) => change({ latency: latencies[target.value] ?? 0 })}
          >
            <option value="0">{words.latency0}</option>
            <option value="400">{words.latency400}</option>
            <option value="3000">{words.latency3000}</option>
          </select>
        </Row>
        <Row label={words.offline}>
          <input
            type="checkbox"
            checked={settings.offline}
            onChange={({ target }) => change({ offline: target.checked })}
          />
        </Row>
        <div className={styles.buttons}>
          <button type="button" className={styles.button} onClick={once(() => scenario.failNext())}>
            {words.failNext}
          </button>
          <button type="button" className={styles.button} onClick={once(() => scenario.failRate(1 / 3))}>
            {words.failSome}
          </button>
          <button type="button" className={styles.button} onClick={once(() => scenario.recover())}>
            {words.recover}
          </button>
        </div>
        {workspaceId === undefined ? null : (
          <div className={styles.buttons}>
            <button type="button" className={styles.button} onClick={() => void loadSample(workspaceId)}>
              {words.sample}
            </button>
          </div>
        )}
        <Row label={words.size}>
          <select
            value={settings.size}
            onChange={({ target: { value } }) => isWorldSize(value) && change({ size: value })}
          >
            {worldSizes.map((size) => (
              <option key={size} value={size}>
                {words[size]}
              </option>
            ))}
          </select>
        </Row>
        <div className={styles.buttons}>
          <button type="button" className={styles.button} onClick={() => void startAnew()}>
            {words.reset}
          </button>
          <button type="button" className={styles.button} onClick={() => panel.current?.hidePopover()}>
            {words.close}
          </button>
        </div>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </aside>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={styles.row}>
      <span>{label}</span>
      {children}
    </label>
  )
}

/** Stands beside the app, as a page of its own would. */
export function showDemoConsole(backend: DemoConsoleProps['backend']): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<DemoConsole backend={backend} />)
}
