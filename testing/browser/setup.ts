/** Runs before each test file in a browser: the styles of the product, as `main.tsx` loads them. */

import "./cheap-clicks.ts";
import "./cheap-react.ts";
import "./unseen-page.ts";
import "../../client/ui/theme.css";
import "../../client/ui/slider.css";
import "../cheap-drawing.css";
