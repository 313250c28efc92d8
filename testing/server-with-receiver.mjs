/** The server, which trusts the push receiver whose origin is its argument. Only tests and benchmarks start it. */

import { serve } from "../server/serve.ts";

await serve({ trustedPushOrigin: process.argv[2] });
