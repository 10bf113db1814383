import { useState, type ReactNode } from 'react'
import { SearchField } from '#components/search-field'
import type { OpenApiDocument } from '#mocks/openapi-document'
import * as styles from './api-reference.css.ts'

export interface ApiReferenceProps {
  document: OpenApiDocument
}

type Operation = OpenApiDocument['paths'][string][string]

/** The contract of the API as people read it: by group, each call with what it takes and answers. */
export function ApiReference({ document: { paths, tags, components } }: ApiReferenceProps) {
  const [q, setQ] = useState('')
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const text = q.trim().toLowerCase()
  const found = calls.filter(({ path, method, operation }) =>
    `${method} ${path} ${operation.summary} ${operation.tags[0]}`.toLowerCase().includes(text),
  )
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>API</h1>
      <p className={styles.lead}>
        {calls.length} calls, read from the contract of this build. The examples were answered by the mock
        backend a moment ago. <code>npm run openapi</code> writes the same as an OpenAPI 3.1 document.
      </p>
      <SearchField
        label="Search the calls"
        placeholder="contacts, POST, domain …"
        value={q}
        onValueChange={setQ}
      />
      <p role="status">{found.length} calls</p>
      {tags.map(({ name, description }) => {
        const own = found.filter(({ operation }) => operation.tags[0] === name)
        if (own.length === 0) return null
        return (
          <section key={name} aria-label={name}>
            <h2 className={styles.group}>{name}</h2>
            <p className={styles.lead}>{description}</p>
            {own.map(({ path, method, operation }) => (
              <Folded
                key={operation.operationId}
                summary={
                  <>
                    <span className={styles.method} data-method={method}>
                      {method}
                    </span>
                    <code>{path}</code>
                    <span className={styles.what}>{operation.summary}</span>
                  </>
                }
              >
                <CallDetail operation={operation} />
              </Folded>
            ))}
          </section>
        )
      })}
      <section aria-label="Schemas">
        <h2 className={styles.group}>Schemas</h2>
        {Object.entries(components.schemas).map(([name, schema]) => (
          <Folded key={name} summary={<code>{name}</code>}>
            <Json label={`Schema ${name}`} value={schema} />
          </Folded>
        ))}
      </section>
    </div>
  )
}

/** What is folded is drawn when it is opened: all of it at once is long. */
function Folded({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.call} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{summary}</summary>
      {open ? children : null}
    </details>
  )
}

function CallDetail({
  operation: { description, parameters, requestBody, responses },
}: {
  operation: Operation
}) {
  return (
    <div className={styles.detail}>
      <p>{description}</p>
      {parameters.length === 0 ? null : (
        <table className={styles.table}>
          <caption className={styles.caption}>Parameters</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">In</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {parameters.map((parameter) => (
              <tr key={`${parameter.in} ${parameter.name}`}>
                <td>
                  <code>{parameter.name}</code>
                </td>
                <td>
                  {parameter.in}
                  {parameter.required ? ', required' : ''}
                </td>
                <td>{parameter.description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {Object.values(requestBody?.content ?? {}).map(({ schema, example }) => (
        <div key="body" className={styles.pair}>
          <Json label="Body" value={schema} />
          <Json label="Example of a body" value={example} />
        </div>
      ))}
      {Object.entries(responses).map(([code, answer]) =>
        'content' in answer
          ? Object.values(answer.content ?? {}).map(({ schema, example }) => (
              <div key={code} className={styles.pair}>
                <Json label="Answer" value={schema} />
                <Json label="Example of an answer" value={example} />
              </div>
            ))
          : null,
      )}
      <p>
        Refused with{' '}
        {Object.keys(responses)
          .filter((code) => code !== '200' && code !== 'default')
          .join(', ')}
        .
      </p>
    </div>
  )
}

/** Longer values are cut: the document has them whole. */
const JSON_MOST = 4000

function Json({ label, value }: { label: string; value: unknown }) {
  if (value === undefined) return null
  const text = JSON.stringify(value, null, 2)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{label}</figcaption>
      {/* Long lines scroll, so the keyboard must be able to get there. */}
      <pre className={styles.code} tabIndex={0} role="region" aria-label={label}>
        {text.length > JSON_MOST ? `${text.slice(0, JSON_MOST)}\n…` : text}
      </pre>
    </figure>
  )
}
