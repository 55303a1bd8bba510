// The oldest browsers the page is made for; the README names them. What is newer in scripts and styles is rewritten by
// the build where that can be done; what cannot be is kept out by a lint (`newer` in eslint.config.js), or asked for
// first.
export const browsers = { chrome: '111', firefox: '121', safari: '16.4' } as const;

/** As the bundler wants to be told. */
export const target = Object.entries(browsers).map(([name, version]) => `${name}${version}`);
