/** The server with the client that was built in the folder of its argument. Only tests start it. */

import { serve } from "../server/serve.ts";

await serve({ clientDir: process.argv[2] ?? null });
