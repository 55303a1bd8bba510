//! Scales in characters and in SVG.

use super::{Weight, WeightSolution};
use crate::draw::{Draw, Svg, Text};
impl Draw for Weight {
    fn draw_text(&self, _laid: Option<&WeightSolution>) -> Text {
        Text::new()
    }
    fn draw_svg(&self, _laid: Option<&WeightSolution>) -> Svg {
        Svg::default()
    }
}
