/** The path below which an installation is served, such as `/mood`; empty for one that has a host of its own. */

/**
 * The name of what a browser keeps for an installation, such as a cookie. A browser may have those of several installations
 * of one host, which must not read each other's. No base path has a `+`, and no name without a base has one.
 */
export const nameAt = (name: string, basePath: string): string => `${name}${basePath.replaceAll("/", "+")}`;

/** HTML whose addresses begin at the base path. The build writes them from the root, or relative to it. */
export const htmlAt = (basePath: string, html: string): string =>
  html.replace(/(\s(?:href|src|action)=")\.?\/(?!\/)/g, `$1${basePath}/`);
