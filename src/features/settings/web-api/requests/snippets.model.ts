/** Languages in which a call can be copied. */
export const snippetLanguages = ['curl', 'javascript', 'python', 'php'] as const
export type SnippetLanguage = (typeof snippetLanguages)[number]

/** A call as another program makes it. */
export interface SnippetRequest {
  method: string
  /** Absolute, percent-encoded. */
  url: string
  workspaceId: string
  /** undefined for a call without one. */
  body: Record<string, unknown> | undefined
  /** Only what somebody pasted and asked to see; else the code reads it from the environment. */
  apiKey: string | undefined
}

/** Where the code takes the key from. */
export const KEY_VARIABLE = 'OTEGAMI_API_KEY'

/** Lines below the first are indented, so that the value stands in its place. */
const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)

/** JSON on lines of its own. What ends a line elsewhere, or the code around it, is escaped. */
const json = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** One word of a POSIX shell, whatever it holds. */
const shellWord = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

function curlOf({ method, url, workspaceId, body, apiKey }: SnippetRequest): string {
  const key =
    apiKey === undefined
      ? `"authorization: Bearer $${KEY_VARIABLE}"`
      : shellWord(`authorization: Bearer ${apiKey}`)
  return [
    `curl -X ${method} ${shellWord(url)}`,
    `  -H ${key}`,
    `  -H ${shellWord(`x-workspace-id: ${workspaceId}`)}`,
    // Given raw: curl would read a file for a body that begins with @.
    ...(body === undefined
      ? []
      : [`  -H 'content-type: application/json'`, `  --data-raw ${shellWord(json(body))}`]),
  ].join(' \\\n')
}

/** JSON is JavaScript, but for a property named `__proto__`: written as it is, it would be the prototype. */
const javascriptValue = (value: unknown): string =>
  json(value).replaceAll(/^(\s*)"__proto__":/gm, '$1["__proto__"]:')

function javascriptOf({ method, url, workspaceId, body, apiKey }: SnippetRequest): string {
  const key = apiKey === undefined ? `\`Bearer \${process.env.${KEY_VARIABLE}}\`` : json(`Bearer ${apiKey}`)
  return `const response = await fetch(${json(url)}, {
  method: ${json(method)},
  headers: {
    authorization: ${key},
    "x-workspace-id": ${json(workspaceId)},${body === undefined ? '' : '\n    "content-type": "application/json",'}
  },${body === undefined ? '' : `\n  body: JSON.stringify(${indented(javascriptValue(body), '  ')}),`}
})
console.log(response.status, await response.json())`
}

/** A value of Python: its strings have the escapes of JSON, its constants other names. */
function pythonValue(value: unknown, indent = ''): string {
  const inner = `${indent}    `
  if (value === null || value === undefined) return 'None'
  if (value === true) return 'True'
  if (value === false) return 'False'
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : `[\n${value.map((one) => `${inner}${pythonValue(one, inner)},\n`).join('')}${indent}]`
  if (typeof value === 'object') {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined)
    return entries.length === 0
      ? '{}'
      : `{\n${entries.map(([name, one]) => `${inner}${json(name)}: ${pythonValue(one, inner)},\n`).join('')}${indent}}`
  }
  return json(value)
}

function pythonOf({ method, url, workspaceId, body, apiKey }: SnippetRequest): string {
  const key = apiKey === undefined ? `"Bearer " + os.environ["${KEY_VARIABLE}"]` : json(`Bearer ${apiKey}`)
  return `${apiKey === undefined ? 'import os\n' : ''}import requests

response = requests.request(
    ${json(method)},
    ${json(url)},
    headers={
        "authorization": ${key},
        "x-workspace-id": ${json(workspaceId)},
    },${body === undefined ? '' : `\n    json=${pythonValue(body, '    ')},`}
    timeout=20,
)
print(response.status_code, response.json())`
}

const phpString = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`

/** The body is a nowdoc: nothing in it is read, and no line of JSON begins with the word that ends it. */
function phpOf({ method, url, workspaceId, body, apiKey }: SnippetRequest): string {
  const key =
    apiKey === undefined
      ? `'authorization: Bearer ' . getenv('${KEY_VARIABLE}')`
      : phpString(`authorization: Bearer ${apiKey}`)
  return `<?php
${body === undefined ? '' : `$body = <<<'JSON'\n${json(body)}\nJSON;\n\n`}$curl = curl_init(${phpString(url)});
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => ${phpString(method)},
    CURLOPT_HTTPHEADER => [
        ${key},
        ${phpString(`x-workspace-id: ${workspaceId}`)},${body === undefined ? '' : "\n        'content-type: application/json',"}
    ],${body === undefined ? '' : '\n    CURLOPT_POSTFIELDS => $body,'}
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 20,
]);
$answer = curl_exec($curl);
echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $answer;`
}

const writers: Readonly<Record<SnippetLanguage, (request: SnippetRequest) => string>> = {
  curl: curlOf,
  javascript: javascriptOf,
  python: pythonOf,
  php: phpOf,
}

/** Code that makes the call. Whatever the data is, it stays data there (API-35). */
export const snippetOf = (language: SnippetLanguage, request: SnippetRequest): string =>
  writers[language](request)

/** Whether a text can be sent as a key: visible ASCII, as a header takes it. */
export const isSendableKey = (text: string): boolean => /^[\x21-\x7e]{1,256}$/.test(text)
