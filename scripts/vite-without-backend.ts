import type { Plugin } from 'vite'

/** Modules of the mock backend, and the library that puts it between a page and its network. */
const backendModule = /[\\/]src[\\/]mocks[\\/]|[\\/]node_modules[\\/]msw[\\/]/

/** Fails the build when one byte of the mock backend got into it. */
export const withoutBackend = (): Plugin => ({
  name: 'without-backend',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const [file, output] of Object.entries(bundle)) {
      if (output.type !== 'chunk') continue
      const found = Object.keys(output.modules).find((id) => backendModule.test(id))
      if (found !== undefined)
        this.error(`${file} holds ${found}: no part of the mock backend may be in this build.`)
    }
  },
})
