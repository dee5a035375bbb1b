import "#ui/theme/tokens.css";
import "#ui/theme/fonts.css";
import "#ui/theme/page.css";
import "#app/staff/start.tsx";
