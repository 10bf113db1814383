interface TrustedTypesLike {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown }
}

/**
 * Lets the service worker of the demo be registered while the page's policy demands trusted script addresses: msw hands
 * a text to `register`, so for as long as `work` lasts that one text is made trusted on its way.
 */
export async function withTrustedWorker<T>(path: string, work: () => Promise<T>): Promise<T> {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes')
  // Absent on an insecure origin, whatever the types say.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!isTrustedTypes(types) || !container) return await work()
  const policy = types.createPolicy('otegami-mock', {
    createScriptURL(url) {
      if (url !== path) throw new TypeError(`Only ${path} may become the service worker of the demo.`)
      return url
    },
  })
  const register = container.register.bind(container)
  container.register = (url, options) =>
    Reflect.apply(register, container, [policy.createScriptURL(String(url)), options])
  try {
    return await work()
  } finally {
    // Uncovers the method of the prototype.
    Reflect.deleteProperty(container, 'register')
  }
}

const isTrustedTypes = (value: unknown): value is TrustedTypesLike =>
  typeof value === 'object' && value !== null && 'createPolicy' in value
