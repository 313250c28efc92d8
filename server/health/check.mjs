/** Exits with 0 when the server on this machine is ready, for the health check of a container. Plain JavaScript, for the same reason as main.mjs. */

const { PORT = "3000" } = process.env;
const ready = await fetch(`http://127.0.0.1:${PORT}/api/health/ready`).catch(() => null);
process.exitCode = ready?.ok ? 0 : 1;
