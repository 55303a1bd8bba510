//! Outlines: reading corners in any order, the canonical form, and what can be said of a shape.

use super::region::{Border, Region, SIDE};
use crate::Malformed;
use crate::fragment::piece::{EAST, FULL, NORTH, SOUTH, WEST};

/// No simple polygon of area 8 has a longer border: each step borders on one of its 32 quarter-triangles.
const LONGEST_BORDER: usize = 64;

/// Twice the area of the seven pieces.
const DOUBLE_AREA: i64 = 16;

/// The region within these corners and how far it was moved to lie at (0, 0).
///
/// # Errors
/// If the corners are not those of a well-formed outline.
pub(super) fn read_outline(corners: &[[i64; 2]]) -> Result<(Region, [i64; 2]), Malformed> {
    if corners.len() < 3 {
        return Err(wrong("must have at least 3 vertices"));
    }
    let shift = [0, 1].map(|axis| corners.iter().map(|corner| corner[axis]).min().unwrap_or(0));
    let mut local = Vec::with_capacity(corners.len());
    for (index, corner) in corners.iter().enumerate() {
        local.push(near(corner, shift).ok_or_else(|| {
            let field = format!("outline[{index}]");
            Malformed::new(
                field,
                format!("the box around the outline is larger than {SIDE}x{SIDE}"),
            )
        })?);
    }
    let mut pen = Pen::default();
    for (index, &from) in local.iter().enumerate() {
        let to = local[(index + 1) % local.len()];
        pen.draw(from, to)
            .map_err(|problem| Malformed::new(format!("outline[{index}]"), problem))?;
    }
    let region = pen.fill();
    if double_area(&local).abs() != DOUBLE_AREA {
        return Err(wrong("must enclose an area of 8"));
    }
    Ok((region, shift))
}

fn wrong(problem: &str) -> Malformed {
    Malformed::new("outline", problem)
}

fn near(corner: &[i64; 2], shift: [i64; 2]) -> Option<[i32; 2]> {
    let mut local = [0; 2];
    for axis in 0..2 {
        let distance = corner[axis].checked_sub(shift[axis])?;
        local[axis] = i32::try_from(distance)
            .ok()
            .filter(|&distance| distance <= SIDE)?;
    }
    Some(local)
}

/// Twice the area within the corners; positive if the inside is on the right hand (y grows downwards).
fn double_area(corners: &[[i32; 2]]) -> i64 {
    let mut sum = 0;
    for (index, [x, y]) in corners.iter().enumerate() {
        let [next_x, next_y] = corners[(index + 1) % corners.len()];
        sum += i64::from(x * next_y - next_x * y);
    }
    sum
}

/// Draws a closed line step by step and sees where it meets itself.
#[derive(Default)]
struct Pen {
    steps: usize,
    /// The points at which a step began.
    points: [[bool; SIDE as usize + 1]; SIDE as usize + 1],
    /// Per row, the x at which a vertical step crosses it.
    verticals: [[bool; SIDE as usize + 1]; SIDE as usize],
    /// The squares crossed by a diagonal step; true if it runs from the upper left to the lower right.
    diagonals: [[Option<bool>; SIDE as usize]; SIDE as usize],
}

impl Pen {
    fn draw(&mut self, from: [i32; 2], to: [i32; 2]) -> Result<(), &'static str> {
        let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
        if dx == 0 && dy == 0 {
            return Err("is the same vertex as the next");
        }
        if dx != 0 && dy != 0 && dx.abs() != dy.abs() {
            return Err("the edge to the next vertex is neither along an axis nor diagonal");
        }
        let [mut x, mut y] = from;
        while [x, y] != to {
            let next = [x + dx.signum(), y + dy.signum()];
            self.step([x, y], next)?;
            [x, y] = next;
        }
        Ok(())
    }

    fn step(&mut self, from: [i32; 2], to: [i32; 2]) -> Result<(), &'static str> {
        const MEETS: &str = "the edge to the next vertex meets another part of the outline";
        self.steps += 1;
        let point = &mut self.points[from[1] as usize][from[0] as usize];
        if std::mem::replace(point, true) || self.steps > LONGEST_BORDER {
            return Err(MEETS);
        }
        let (x, y) = (from[0].min(to[0]) as usize, from[1].min(to[1]) as usize);
        if from[0] == to[0] {
            self.verticals[y][x] = true;
        } else if from[1] != to[1] {
            let falling = (from[0] < to[0]) == (from[1] < to[1]);
            if self.diagonals[y][x].replace(falling).is_some() {
                return Err(MEETS);
            }
        }
        Ok(())
    }

    /// What lies inside, found row by row from the left at half height.
    fn fill(&self) -> Region {
        let mut region = Region::default();
        for y in 0..SIDE as usize {
            let mut inside = false;
            for x in 0..SIDE as usize {
                inside ^= self.verticals[y][x];
                let quarters = match (self.diagonals[y][x], inside) {
                    (None, false) => 0,
                    (None, true) => FULL,
                    (Some(true), true) => SOUTH | WEST,
                    (Some(true), false) => NORTH | EAST,
                    (Some(false), true) => NORTH | WEST,
                    (Some(false), false) => SOUTH | EAST,
                };
                inside ^= self.diagonals[y][x].is_some();
                region.add([x as i32, y as i32], quarters);
            }
        }
        region
    }
}

impl Border {
    /// The length of the border that lies hidden between the seven pieces: half of what their own borders,
    /// always 20 + 10 sqrt 2 together, exceed this one.
    pub fn seam(&self) -> f64 {
        let axis = 20 - self.axis_steps as i32;
        let diagonal = 10 - self.diagonal_steps as i32;
        (f64::from(axis) + f64::from(diagonal) * std::f64::consts::SQRT_2) / 2.0
    }

    /// Whether no inner angle is larger than a straight one.
    pub fn is_convex(&self) -> bool {
        self.corners.iter().all(|&(_, angle)| angle < 4)
    }

    /// Whether there is a notch of 45 degrees.
    pub fn has_sharp_notch(&self) -> bool {
        self.corners.iter().any(|&(_, angle)| angle == 7)
    }

    /// Twice the area of the convex hull.
    pub fn double_hull_area(&self) -> i64 {
        let mut points: Vec<[i32; 2]> = self.corners.iter().map(|corner| corner.0).collect();
        points.sort_unstable();
        let mut hull = half_hull(points.iter());
        hull.extend(half_hull(points.iter().rev()));
        double_area(&hull).abs()
    }
}

/// One chain of the hull of sorted points, without its last point.
fn half_hull<'a>(points: impl Iterator<Item = &'a [i32; 2]>) -> Vec<[i32; 2]> {
    let mut chain: Vec<[i32; 2]> = Vec::with_capacity(12);
    for &point in points {
        while let [.., before, last] = chain[..]
            && turn(before, last, point) <= 0
        {
            chain.pop();
        }
        chain.push(point);
    }
    chain.pop();
    chain
}

fn turn(a: [i32; 2], b: [i32; 2], c: [i32; 2]) -> i32 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field_of_error(corners: &[[i64; 2]]) -> String {
        read_outline(corners).expect_err("not well-formed").field
    }

    #[test]
    fn an_outline_reads_from_any_corner_either_way_round_and_anywhere() {
        let square = [[0, 2], [2, 0], [4, 2], [2, 4]];
        let (region, shift) = read_outline(&square).expect("well-formed");
        assert_eq!(shift, [0, 0]);
        let with_middle = [[-3, 9], [-2, 8], [-1, 7], [-3, 5], [-5, 7]];
        assert_eq!(read_outline(&with_middle), Ok((region, [-5, 5])));
        let border = region.border().expect("simple");
        let corners: Vec<_> = border.corners.iter().map(|corner| corner.0).collect();
        assert_eq!(corners, [[0, 2], [2, 0], [4, 2], [2, 4]]);
    }

    #[test]
    fn an_error_names_the_vertex_at_fault() {
        assert_eq!(field_of_error(&[[0, 0], [4, 0]]), "outline");
        assert_eq!(field_of_error(&[[0, 0], [4, 0], [4, 3], [0, 3]]), "outline");
        assert_eq!(
            field_of_error(&[[0, 0], [4, 0], [2, 4], [0, 4]]),
            "outline[1]"
        );
        assert_eq!(
            field_of_error(&[[0, 0], [9, 0], [9, 1], [0, 1]]),
            "outline[1]"
        );
        assert_eq!(
            field_of_error(&[[0, 0], [4, 0], [4, 0], [4, 2], [0, 2]]),
            "outline[1]"
        );
        assert_eq!(
            field_of_error(&[[i64::MIN, 0], [i64::MAX, 0], [0, 1]]),
            "outline[1]"
        );
    }

    #[test]
    fn a_border_that_meets_itself_is_refused() {
        // Two squares joined by a point, a spike, two crossing diagonals, an area walked around twice.
        let joined = [
            [0, 0],
            [2, 0],
            [2, 2],
            [4, 2],
            [4, 4],
            [2, 4],
            [2, 2],
            [0, 2],
        ];
        assert_eq!(field_of_error(&joined), "outline[6]");
        let spike = [[0, 0], [4, 0], [5, 0], [4, 0], [4, 2], [0, 2]];
        assert_eq!(field_of_error(&spike), "outline[3]");
        let crossing = [[0, 0], [1, 1], [0, 1], [1, 0]];
        assert_eq!(field_of_error(&crossing), "outline[2]");
        let twice = [
            [0, 0],
            [2, 0],
            [2, 2],
            [0, 2],
            [0, 0],
            [2, 0],
            [2, 2],
            [0, 2],
        ];
        assert_eq!(field_of_error(&twice), "outline[4]");
    }

    #[test]
    fn a_hull_is_as_large_as_the_shape_only_if_that_is_convex() {
        let (square, _) = read_outline(&[[0, 2], [2, 0], [4, 2], [2, 4]]).expect("well-formed");
        let border = square.border().expect("simple");
        assert!(border.is_convex());
        assert_eq!(border.double_hull_area(), 16);
        let bent = [[0, 0], [4, 0], [4, 1], [1, 1], [1, 5], [0, 5]];
        let (bent, _) = read_outline(&bent).expect("well-formed");
        let border = bent.border().expect("simple");
        assert!(!border.is_convex());
        assert_eq!(border.double_hull_area(), 28);
    }
}
