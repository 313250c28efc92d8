/** Whether the browser says that it has no network. A server on this machine needs none. */
export const isOffline = (hostname?: string): boolean =>
  navigator.onLine === false && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname ?? location.hostname);
